import { Text } from '../../../ui/kit/Text.tsx'

/** Marks demo content. */
export const SampleLabel = () => (
  <Text as="span" nowrap rigid size="sm" padY={2} padX={8} ground="sunken" round="full">
    예시
  </Text>
)
