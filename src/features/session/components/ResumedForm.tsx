import { Fragment, type ReactNode, useState } from 'react'
import { deleteDraft, type DraftPlace, useDraft, writeDraft } from '../../../platform/forms/drafts.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { showSnackbar } from '../../../ui/overlays/state.ts'
import { Row } from '../../../ui/kit/Row.tsx'

interface Props {
  draft: DraftPlace
  /** What the button does: a form of something that is stored returns to that. */
  again?: string | undefined
  /** The form. It is rendered anew when it begins from the start. */
  children: ReactNode
}

/** A form with a notice if a draft was restored, which can be deleted there; the deletion can be undone. */
export function ResumedForm({ draft, again = '처음부터 쓰기', children }: Props) {
  const kept = useDraft(draft)
  const [resumed, setResumed] = useState(kept !== null)
  const [round, setRound] = useState(0)

  function begin(resuming: boolean): void {
    setResumed(resuming)
    setRound((last) => last + 1)
  }
  function startOver(): void {
    if (!kept) return
    deleteDraft(draft)
    begin(false)
    showSnackbar('쓰던 내용을 지웠어요.', 'info', {
      label: '되돌리기',
      act: () => {
        writeDraft(draft, kept)
        begin(true)
      },
    })
  }

  return (
    <>
      {resumed && kept && (
        <Row wrap gap={12} align="center" justify="between" padY={12} padX={16} ground="accent" round={14}>
          <output>아직 저장하지 않은 내용을 이어서 보여 드려요.</output>
          <Button variant="default" onClick={startOver}>
            {again}
          </Button>
        </Row>
      )}
      <Fragment key={round}>{children}</Fragment>
    </>
  )
}
