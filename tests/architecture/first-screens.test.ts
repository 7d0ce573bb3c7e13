import { describe, expect, test } from 'vitest'
import { filesOf } from '../../scripts/vite/on-demand.ts'
import type { BuildGraph, GraphChunk } from '../../scripts/vite/build-graph.ts'

const { misplaced } = (await import(new URL('../../scripts/budgets.mjs', import.meta.url).href)) as {
  misplaced: (graph: BuildGraph, kept: Iterable<string>) => string[]
}

const chunk = (module: string, more: Partial<GraphChunk> = {}): GraphChunk => ({
  entry: false,
  imports: [],
  dynamicImports: [],
  assets: [],
  modules: { [module]: 1 },
  ...more,
})
const route = (name: string, more: Partial<GraphChunk> = {}) =>
  chunk(`src/routes/${name}.tsx?tsr-split=component`, more)
/** A build in miniature; names say nothing. */
const GRAPH = {
  chunks: {
    'a.js': chunk('src/main.tsx', { entry: true, assets: ['a.css'], dynamicImports: ['p.js', 'c.js', 'd.js', 'e.js'] }),
    'p.js': chunk('src/routes/adm.$.tsx?tsr-split=component', { dynamicImports: ['b.js'] }),
    'b.js': chunk('src/features/places/admin/screens/AdminScreen.tsx', { imports: ['f.js'] }),
    'c.js': chunk('src/platform/map/maplibre/maplibre.ts', { assets: ['worker.mjs'], dynamicImports: ['g.js'] }),
    'd.js': chunk('src/features/accounts/strength/model.ts'),
    'e.js': chunk('src/features/dogs/form/components/DogEditor.tsx'),
    'f.js': chunk('node_modules/editor/index.js'),
    'g.js': chunk('src/platform/map/protomaps/protomaps.ts'),
    'h.js': route('_default'),
    'i.js': route('_default/index'),
    'j.js': route('_place-list'),
    'k.js': route('_place-list/place.index'),
    'l.js': route('_subpage'),
    'm.js': route('_subpage/place.$id.index'),
    'o.js': route('_feed'),
    'r.js': route('_feed/community.index'),
  },
}

describe('what comes before a first screen, and what is precached', () => {
  test('the shell has neither what folders mark as fetched on demand nor what only that imports', () => {
    const { shell, kept } = filesOf(GRAPH)
    expect([...shell].sort()).toEqual(['a.css', 'a.js', 'e.js', 'p.js'])
    expect([...kept].sort()).toEqual(['c.js', 'worker.mjs'])
  })

  test('the build is refused where somebody loads the back office who does not open it', () => {
    const door = chunk('src/routes/adm.$.tsx?tsr-split=component', { dynamicImports: ['q.js'] })
    const behind = { ...GRAPH.chunks, 'q.js': chunk('src/features/notices/admin/NoticeForm.tsx'), 'p.js': door }
    const entry = chunk('src/main.tsx', { entry: true, dynamicImports: ['p.js', 'l.js'] })
    const kept = { chunks: { ...behind, 'a.js': entry } }
    expect(misplaced(kept, [])).toEqual([])
    const leaking = { ...kept.chunks, 'l.js': route('_subpage', { dynamicImports: ['q.js'] }) }
    expect(misplaced({ chunks: leaking }, [])).toEqual(['src/features/notices/admin/NoticeForm.tsx'])
  })

  test('the build is refused where a form or a schema is before a first screen, or an engine in the precache', () => {
    expect(misplaced(GRAPH, filesOf(GRAPH).shell)).toEqual([])
    expect(misplaced(GRAPH, ['c.js', 'd.js', 'e.js'])).toEqual([
      'src/platform/map/maplibre/maplibre.ts',
      'src/features/accounts/strength/model.ts',
    ])
    const eager = { ...GRAPH.chunks, 'i.js': route('_default/index', { imports: ['e.js'] }) }
    expect(misplaced({ chunks: eager }, [])).toEqual(['src/features/dogs/form/components/DogEditor.tsx'])
    const schemas = { ...GRAPH.chunks, 'k.js': route('_place-list/place.index', { imports: ['n.js'] }) }
    const checking = { ...schemas, 'n.js': chunk('node_modules/valibot/dist/index.mjs') }
    expect(misplaced({ chunks: checking }, [])).toEqual(['node_modules/valibot/dist/index.mjs'])
  })
})
