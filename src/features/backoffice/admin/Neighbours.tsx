import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { neighboursIn } from '../model.ts'
import { NEIGHBOURS_KEY } from '../queries.ts'

/** The previous and the next record of the list from which this one was opened. */
export function Neighbours({ path, id }: { path: string; id: number }) {
  const ids = useQueryClient().getQueryData<number[]>(NEIGHBOURS_KEY(path)) ?? []
  const { before, after } = neighboursIn(ids, id)
  return (
    <>
      {before && (
        <ButtonLink
          variant="subtle"
          to="/adm/$"
          params={{ _splat: `${path}/${before}` }}
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          앞
        </ButtonLink>
      )}
      {after && (
        <ButtonLink
          variant="subtle"
          to="/adm/$"
          params={{ _splat: `${path}/${after}` }}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          뒤
        </ButtonLink>
      )}
    </>
  )
}
