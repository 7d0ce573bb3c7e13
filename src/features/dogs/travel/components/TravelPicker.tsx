import { IconPencil, IconPlus } from '@tabler/icons-react'
import { MAX_DOGS_TOGETHER } from '../../../../../contract/dogs/dog-sizes.ts'
import { toDog } from '../../../../../contract/places/party.ts'
import { type MemberDog, MAX_DOGS } from '../../../../../contract/dogs/member-dogs.ts'
import { Button, ButtonLink } from '../../../../ui/actions/Button.tsx'
import { PrivatePhoto } from '../../../media/components/PrivatePhoto.tsx'
import { Stack, StackLink } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Card } from '../../../../ui/kit/Card.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { dogFacts, travelling } from '../model.ts'
import { setDogsAtHome, useDogsAtHome } from '../state.ts'
import { DogPicture } from '../../components/DogPicture.tsx'
import classes from './TravelPicker.module.css'

interface Props {
  userId: number
  dogs: readonly MemberDog[]
  onClose: () => void
}

/** Chooses the travelling dogs; verdicts follow at once. At least one travels. */
export function TravelPicker({ userId, dogs, onClose }: Props) {
  const along = new Set(travelling(dogs, useDogsAtHome(userId)).map(({ id }) => id))
  const choose = (id: number, comes: boolean) =>
    setDogsAtHome(
      userId,
      dogs.flatMap((dog) => ((dog.id === id ? comes : along.has(dog.id)) ? [] : dog.id)),
    )
  const many = dogs.length > 1
  return (
    <Stack gap={12} padBottom={16}>
      <Text tone="quiet">
        {dogs.length > MAX_DOGS_TOGETHER
          ? `함께 가는 강아지를 ${MAX_DOGS_TOGETHER}마리까지 골라 주세요. 모두 갈 수 있는 곳을 알려 드려요.`
          : many
            ? '고른 강아지가 모두 갈 수 있는지 알려 드려요.'
            : '이 강아지가 갈 수 있는지 알려 드려요.'}
      </Text>
      <Stack as="ul" gap={8}>
        {dogs.map((dog) => {
          const comes = along.has(dog.id)
          return (
            <Card
              key={dog.id}
              as="li"
              columns="end"
              gap={0}
              pad={0}
              className={classes.row}
              data-checked={comes || undefined}
            >
              <Row as="label" gap={12} align="center" shrink press className={classes.dog}>
                {many && (
                  <input
                    type="checkbox"
                    checked={comes}
                    disabled={comes ? along.size === 1 : along.size === MAX_DOGS_TOGETHER}
                    onChange={({ target }) => choose(dog.id, target.checked)}
                  />
                )}
                <Stack as="span" rigid middle clip square={52} ground="accent" round={12}>
                  {dog.photoId ? <PrivatePhoto id={dog.photoId} alt="" /> : <DogPicture size={dog.size} />}
                </Stack>
                <Stack as="span" shrink size="sm" leading="snug" tone="quiet" className={classes.words}>
                  <strong>{dog.name}</strong>
                  <span>{dogFacts(toDog(dog))}</span>
                </Stack>
              </Row>
              <StackLink
                middle
                tone="quiet"
                round={16}
                to="/my/dog/$id"
                params={{ id: dog.id }}
                replace
                className={classes.edit}
                aria-label={`${dog.name} 정보 고치기`}
              >
                <IconPencil size={20} stroke={1.75} aria-hidden />
              </StackLink>
            </Card>
          )
        })}
      </Stack>
      {dogs.length < MAX_DOGS && (
        <ButtonLink
          to="/my/dog/create"
          replace
          variant="default"
          fullWidth
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          강아지 추가
        </ButtonLink>
      )}
      <Button fullWidth onClick={onClose}>
        완료
      </Button>
    </Stack>
  )
}
