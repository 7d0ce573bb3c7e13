import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { DogInput } from '../../../../../contract/dogs/dog-input.ts'
import type { Dog } from '../../../../../contract/dogs/dogs.ts'
import { useServerForm } from '../../../../platform/forms/server-form.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { Form } from '../../../../ui/fields/Form.tsx'
import { Row } from '../../../../ui/kit/Row.tsx'
import { dogFacts } from '../model.ts'
import { moveDogToAccount } from '../mutations.ts'
import { DogPicture } from '../../components/DogPicture.tsx'
import classes from './TravelDogs.module.css'

const Named = v.object({ name: DogInput.entries.name })

interface Props {
  /** The dog as it was described on this device. */
  dog: Dog
  /** The name is asked for only if it is missing. */
  atOnce?: boolean
}

/** Moves the dog of this device to the member's account. It stays on the device until that has succeeded. */
export function MoveDogForm({ dog, atOnce = false }: Props) {
  const queryClient = useQueryClient()
  const { form, field, message, sending, submit } = useServerForm({
    initialValues: { name: dog.name ?? '' },
    schema: Named,
    send: ({ name }) => moveDogToAccount(queryClient, dog, name),
  })
  const begin = useEffectEvent(() => {
    if (atOnce && dog.name && dog.count === 1) void submit()
  })
  useEffect(() => begin(), [])
  return (
    <Form {...form} message={message} sending={sending} submit="우리 강아지로 등록">
      <Row as="p" gap={12} align="center" shrink size="body" weight={600}>
        <span className={classes.picture}>
          <DogPicture size={dog.size} />
        </span>
        {dogFacts(dog)}
      </Row>
      <Field
        label="이름"
        autoComplete="off"
        placeholder="콩이"
        help={dog.count > 1 ? `${dog.count}마리 중 한 마리예요. 나머지는 이어서 등록할 수 있어요.` : undefined}
        {...field('name')}
      />
    </Form>
  )
}
