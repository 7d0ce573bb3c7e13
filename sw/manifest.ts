import type { PrecacheEntry } from 'workbox-precaching'

/** Several files of the build in one, see scripts/vite/packs.ts. */
export interface Pack {
  url: string
  /** Name below `/assets/` and the start of its digest; in the order of the pack's texts. A list, since the build sorts an object's keys. */
  files: readonly (readonly [name: string, digest: string])[]
}
interface PackEntry extends Pack {
  revision: 'pack'
}
/** `'late'` is a released name. */
interface LazyEntry {
  url: string
  revision: 'late'
  digest: string
}
export type ManifestEntry = PrecacheEntry | PackEntry | LazyEntry

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

/** What the build says of its files; `vite.config.ts` writes it. */
const MANIFEST = self.__WB_MANIFEST as ManifestEntry[]

const isPack = (entry: ManifestEntry): entry is PackEntry => entry.revision === 'pack'
const isLazy = (entry: ManifestEntry): entry is LazyEntry => entry.revision === 'late'

/** What every screen starts with: the installation fetches no more than that. */
export const CORE: PrecacheEntry[] = MANIFEST.filter((entry) => !isPack(entry) && !isLazy(entry))

/** The code of all screens. */
export const PACKS: Pack[] = MANIFEST.filter((entry) => isPack(entry))

const absolute = (url: string) => new URL(url, self.location.origin).href

/** Address of a file → the start of its digest. */
export type Digests = ReadonlyMap<string, string>
export const digestsOf = ({ files }: Pack): Digests =>
  new Map(files.map(([name, digest]) => [absolute(`/assets/${name}`), digest]))

/** Files that are cached at their first use, not at the first visit: the map's engine. */
export const LAZY_ASSETS: Digests = new Map(
  MANIFEST.filter((entry) => isLazy(entry)).map(({ url, digest }) => [absolute(url), digest]),
)
