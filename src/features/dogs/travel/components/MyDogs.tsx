import { IconId, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MemberDog, MAX_DOGS } from '../../../../../contract/dogs/member-dogs.ts'
import { toDog } from '../../../../../contract/places/party.ts'
import { Box } from '../../../../ui/kit/Box.tsx'
import { ButtonLink } from '../../../../ui/actions/Button.tsx'
import { Card } from '../../../../ui/kit/Card.tsx'
import { Heading } from '../../../../ui/content/Heading.tsx'
import { PrivatePhoto } from '../../../media/components/PrivatePhoto.tsx'
import { Stack } from '../../../../ui/kit/Stack.tsx'
import { RowLink } from '../../../../ui/kit/Row.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { dogFacts } from '../model.ts'
import { DogPicture } from '../../components/DogPicture.tsx'
import classes from './TravelDogs.module.css'
import { WithMyDogs } from '../../components/WithMyDogs.tsx'

/** The member's dogs, the main one first, each with its card; without any, an invitation to add one. */
export function MyDogs() {
  return (
    <Stack as="section" gap={12} shrink aria-labelledby="my-dogs">
      <Heading id="my-dogs">우리 강아지</Heading>
      <WithMyDogs room="6.5rem">
        {(dogs) => (
          <Stack as="ul" gap={12}>
            {dogs.map((dog) => (
              <Card key={dog.id} as="li" anchor gap={14} align="center" pad={12} hover="edge" className={classes.dog}>
                <DogCard dog={dog} />
              </Card>
            ))}
            {dogs.length < MAX_DOGS && (
              <li>
                <RowLink
                  gap={14}
                  align="center"
                  tall={56}
                  padY={12}
                  padX={20}
                  tone="accent"
                  round={16}
                  to="/my/dog/create"
                  className={classes.add}
                  data-first={dogs.length === 0 || undefined}
                >
                  <IconPlus size={24} stroke={1.75} aria-hidden />
                  <Stack as="span" gap={4} items="start" shrink>
                    <Text as="span" size="heading" weight={700} className={classes.name}>
                      {dogs.length === 0 ? '강아지를 등록해 주세요' : '강아지 추가'}
                    </Text>
                    {dogs.length === 0 && (
                      <Text as="span" size="md" weight={400} tone="quiet">
                        갈 수 있는 곳을 바로 알려 드리고, 접종 기록도 챙겨 드려요.
                      </Text>
                    )}
                  </Stack>
                </RowLink>
              </li>
            )}
          </Stack>
        )}
      </WithMyDogs>
    </Stack>
  )
}

function DogCard({ dog }: { dog: MemberDog }) {
  return (
    <>
      <Box clip round={12}>
        {dog.photoId ? (
          <PrivatePhoto id={dog.photoId} alt="" />
        ) : (
          <Stack as="span" middle pad={8} ground="accent" className={classes.drawn}>
            <DogPicture size={dog.size} />
          </Stack>
        )}
      </Box>
      <Stack gap={4} items="start" shrink>
        <Text size="heading" weight={700} className={classes.name}>
          {/* The whole card is the link; its button lies above it. */}
          <Link to="/my/dog/$id" params={{ id: dog.id }} className={classes.link}>
            {dog.name}
          </Link>
          {dog.main && (
            <Text
              as="span"
              padY={2}
              padX={8}
              size="xs"
              weight={600}
              tone="accent"
              ground="accent"
              round="full"
              className={classes.main}
            >
              대표
            </Text>
          )}
        </Text>
        <Text size="md" weight={400} tone="quiet">
          {dogFacts(toDog(dog))}
        </Text>
        <ButtonLink
          to="/my/dog/$id/card"
          params={{ id: dog.id }}
          variant="light"
          className={classes.card}
          leftSection={<IconId size={18} stroke={1.75} aria-hidden />}
        >
          문 앞 카드
        </ButtonLink>
      </Stack>
    </>
  )
}
