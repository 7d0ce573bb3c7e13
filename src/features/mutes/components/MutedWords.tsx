import type { ReactNode } from 'react'
import { QuietAction } from '../../../ui/actions/QuietAction.tsx'
import { Row } from '../../../ui/kit/Row.tsx'

interface Props {
  /** What is not shown, as "숨긴 회원의 댓글이에요." */
  children: ReactNode
  onShow: () => void
}

/** In place of what a muted member has said. */
export const MutedWords = ({ children, onShow }: Props) => (
  <Row align="center" wrap tone="quiet">
    {children}
    <QuietAction onClick={onShow}>보기</QuietAction>
  </Row>
)
