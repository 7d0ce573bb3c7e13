import type { Group } from '../../../../../contract/groups/groups.ts'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { GroupGrid } from './GroupGrid.tsx'
import { RegionGrid } from './RegionGrid.tsx'
import classes from './SearchShortcuts.module.css'

/** Below an empty search field: kinds and regions to choose from. */
export function SearchShortcuts({ groups }: { groups: readonly Group[] | undefined }) {
  return (
    <>
      <Stack
        as="nav"
        gap={14}
        padTop={20}
        padX={16}
        padBottom={8}
        className={classes.section}
        aria-labelledby="search-groups"
      >
        <Heading id="search-groups">종류로 찾기</Heading>
        <GroupGrid groups={groups} />
      </Stack>
      <Stack
        as="nav"
        gap={14}
        padTop={20}
        padX={16}
        padBottom={8}
        className={classes.section}
        aria-labelledby="search-regions"
      >
        <Heading id="search-regions">지역으로 찾기</Heading>
        <RegionGrid />
      </Stack>
    </>
  )
}
