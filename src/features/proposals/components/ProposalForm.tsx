import type { ComponentType } from 'react'
import type { Group } from '../../../../contract/groups/groups.ts'
import { MAX_PROPOSAL_PHOTOS } from '../../../../contract/proposals/proposals.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { useUploadingCount } from '../../../platform/photos/use-pending-photos.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { WayField } from '../../suggestions/components/WayField.tsx'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { submitState } from '../../media/form-model.ts'
import { useSession } from '../../session/state.ts'
import { emptyValues, formSchema, proposalDraft } from '../model.ts'
import { sendProposal } from '../mutations.ts'
import { AlikePlaces } from './AlikePlaces.tsx'
import { type PickerProps, PositionField } from './PositionField.tsx'
import { cutText } from '../../../lib/cut-text.ts'

interface Props {
  /** What was searched without a result; '' if nothing was. */
  name: string
  groups: readonly Group[]
  /** A map with a search of addresses. */
  Picker: ComponentType<PickerProps>
  onSent: () => Promise<unknown>
}

const RULES_LENGTH = 500

/** What a member knows of a place that is missing. */
export function ProposalForm({ name, groups, Picker, onSent }: Props) {
  const proposal = useCommand(sendProposal)
  const { userId } = useSession()
  const { form, field, values, errors, change, message, sending } = useServerForm({
    initialValues: emptyValues(name),
    schema: formSchema,
    draft: proposalDraft(name, userId),
    fieldOf: { PHOTO_NOT_FOUND: 'photos', RECORD_NOT_FOUND: 'group' },
    send: (body) => proposal.submit({ body }),
    afterwards: onSent,
  })
  const uploading = useUploadingCount(values.photos.map(({ id }) => id))
  return (
    <Form {...form} message={message} {...submitState('제보 보내기', sending, uploading)}>
      <Field {...field('name')} label="이름" autoComplete="off" maxLength={100} />
      <AlikePlaces name={values.name} position={values.position} />
      <SelectField {...field('group')} label="종류 (선택)">
        <option value="">잘 모르겠어요</option>
        {groups.map((one) => (
          <option key={one.key} value={one.key}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <PositionField
        position={values.position}
        onPosition={(position) => change({ position })}
        onAddress={(address) => change({ address: cutText(address, 200) })}
        Picker={Picker}
      >
        <Field
          {...field('address')}
          label="주소나 위치"
          autoComplete="off"
          maxLength={200}
          placeholder="강릉시 사천면 해안길 12, 경포해변 근처"
        />
      </PositionField>
      <Field
        {...field('rules')}
        lines
        label="강아지와 어떻게 갈 수 있나요?"
        maxLength={RULES_LENGTH}
        aside={`${values.rules.length}/${RULES_LENGTH}`}
        placeholder="10kg까지 실내에 들어갈 수 있고, 목줄을 해야 한다고 했어요."
      />
      <WayField value={values.way} error={errors.way} onChange={(way) => change({ way })} />
      <Field {...field('phone')} type="tel" label="전화번호 (선택)" autoComplete="off" maxLength={40} />
      <Field
        {...field('homepage')}
        type="url"
        label="홈페이지나 SNS (선택)"
        placeholder="https://"
        autoComplete="off"
        maxLength={300}
      />
      <PhotoPicker
        label="사진 (선택)"
        max={MAX_PROPOSAL_PHOTOS}
        value={values.photos}
        onChange={(photos) => change({ photos })}
        error={errors.photos}
      />
      <Text size="sm" tone="quiet">
        보낸 사진은 확인하는 데만 쓰고, 운영자에게만 보여요.
      </Text>
    </Form>
  )
}
