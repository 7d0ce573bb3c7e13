import { type ComponentProps, useState } from 'react'
import { deleteDraft, useDraft } from '../../../../platform/forms/drafts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Row } from '../../../../ui/Row.tsx'
import { dogFormDraft } from '../model.ts'
import { MemberDogForm } from './MemberDogForm.tsx'

/** The form, with a notice if a draft was restored. */
export function DogEditor(props: ComponentProps<typeof MemberDogForm>) {
  const place = dogFormDraft(props.userId, props.dog?.id ?? null)
  const kept = useDraft(place)
  const [resumed, setResumed] = useState(kept !== null)
  const [round, setRound] = useState(0)

  function startOver(): void {
    deleteDraft(place)
    setResumed(false)
    setRound(round + 1)
  }

  return (
    <>
      {resumed && kept && (
        <Row wrap gap={12} align="center" justify="between" padY={12} padX={16} ground="accent" round={14}>
          <output>아직 저장하지 않은 내용을 이어서 보여 드려요.</output>
          <Button variant="default" onClick={startOver}>
            처음부터 쓰기
          </Button>
        </Row>
      )}
      <MemberDogForm key={round} {...props} />
    </>
  )
}
