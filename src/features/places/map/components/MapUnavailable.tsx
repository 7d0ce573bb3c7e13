import { Box } from '../../../../ui/kit/Box.tsx'
import type { MapProblem } from './MapCanvas.tsx'

const PROBLEM: Record<MapProblem, string> = {
  unsupported: '이 기기에서는 지도를 그릴 수 없어요. 목록으로 볼 수 있어요.',
  failed: '지도를 불러오지 못했어요. 목록으로 볼 수 있어요.',
}

/** Explains why only the list is shown. */
export function MapUnavailable({ problem }: { problem: MapProblem }) {
  return (
    <Box as="output" block padY={12} padX={16} below={12} ground="sunken" round={12}>
      {PROBLEM[problem]}
    </Box>
  )
}
