import type { Place } from '../../../../contract/places/places.ts'
import { factsOf, MAX_CORRECTION_PHOTOS } from '../../../../contract/corrections/corrections.ts'
import { useCommand } from '../../../platform/commands/use-command.ts'
import { deleteDraft, useDraft } from '../../../platform/forms/drafts.ts'
import { useUploadingCount } from '../../../platform/photos/use-pending-photos.ts'
import { useServerForm } from '../../../platform/forms/server-form.ts'
import { Box } from '../../../ui/kit/Box.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { submitState } from '../../media/form-model.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { useSession } from '../../session/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { asksForSign, EMPTY_VALUES, FACT_ORDER, formSchema, correctionDraft, SIGN_NAME } from '../model.ts'
import { sendCorrection } from '../mutations.ts'
import { FactChips, FactEditors } from './FactFields.tsx'
import { WayField } from '../../suggestions/components/WayField.tsx'
import classes from './Corrections.module.css'

const WORD_LENGTH = 500

/** The user first chooses which facts are wrong, then enters a new value beside each current one. */
export function CorrectionForm({ place, onSent }: { place: Place; onSent: () => void }) {
  const correction = useCommand(sendCorrection)
  const { userId } = useSession()
  const visitors = correctionDraft(place.id, null)
  // The draft written before the login becomes the member's.
  const before = useDraft(userId === null ? undefined : visitors)
  const { form, field, values, errors, set, change, message, sending } = useServerForm({
    initialValues: { ...EMPTY_VALUES, ...before },
    schema: formSchema(place),
    draft: correctionDraft(place.id, userId),
    fieldOf: { PHOTO_NOT_FOUND: 'photos', NOTHING_CHANGED: 'changes' },
    send: async (body) => {
      // Before a login nothing is sent, and the draft stays for afterwards.
      await correction.submit({ placeId: place.id, body })
      deleteDraft(visitors)
      onSent()
    },
  })
  const { changes } = values
  const uploading = useUploadingCount(values.photos.map(({ id }) => id))
  const facts = factsOf(place)
  const chosen = { names: FACT_ORDER, facts, changes }

  return (
    <Form
      {...form}
      message={message}
      {...submitState(userId === null ? '로그인하고 보내기' : '제안 보내기', sending, uploading)}
    >
      <Box as="fieldset" bare className={classes.group}>
        <legend>무엇이 다른가요?</legend>
        <Row wrap gap={8}>
          <FactChips {...chosen} onChange={(next) => change({ changes: next })} />
        </Row>
        {errors.changes && (
          <Text above={8} size="sm" tone="no">
            {errors.changes}
          </Text>
        )}
      </Box>
      <FactEditors {...chosen} errors={errors} set={set} />
      <WayField value={values.way} error={errors.way} onChange={(way) => change({ way })}>
        {asksForSign(place, values.way) && (
          <Row as="label" gap={8} align="center" tall={44} checks above={8}>
            <input
              type="checkbox"
              name="sign"
              checked={values.sign}
              onChange={({ currentTarget }) => change({ sign: currentTarget.checked })}
            />
            {SIGN_NAME} (문 앞의 반려동물 출입 안내)
          </Row>
        )}
      </WayField>
      {userId === null ? (
        <Text size="sm" tone="quiet">
          사진은 로그인한 뒤에 더할 수 있어요.
        </Text>
      ) : (
        <PhotoPicker
          label="사진 (선택)"
          max={MAX_CORRECTION_PHOTOS}
          value={values.photos}
          onChange={(photos) => change({ photos })}
          error={errors.photos}
        />
      )}
      <Field
        {...field('word')}
        lines
        label="덧붙일 말 (선택)"
        maxLength={WORD_LENGTH}
        aside={`${values.word.length}/${WORD_LENGTH}`}
        placeholder="주말에는 15kg까지만 된다고 했어요."
        help="운영자에게만 보여요."
      />
    </Form>
  )
}
