import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/kit/Card.tsx'
import { Highlighted } from '../../../ui/content/Highlighted.tsx'
import { PhotoFrame } from '../../../ui/content/PhotoFrame.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Stack } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import type { Found } from '../found-model.ts'
import classes from './Found.module.css'

interface Props {
  found: Found
  /** Who wrote it, where and when. */
  line: ReactNode
  onOpen: () => void
}

/** A result with its words highlighted. The whole card leads to it. */
export function FoundItem({ found, line, onOpen }: Props) {
  const { title, highlights, excerpt } = found
  const id = useId()
  const photo = 'photo' in found ? found.photo : null
  return (
    <Card as="li" className={classes.item} anchor>
      <Row as="article" gap={12} align="start" aria-labelledby={id}>
        <Stack gap={6} grow shrink className={classes.words}>
          <Text as="h2" size="lead" weight={600} leading="snug" id={id}>
            <FoundLink found={found} onOpen={onOpen}>
              <Highlighted text={title} ranges={highlights} />
            </FoundLink>
          </Text>
          {excerpt.text && (
            <Text clamp={2} clip>
              <Highlighted text={excerpt.text} ranges={excerpt.highlights} />
            </Text>
          )}
          <Text size="sm" tone="quiet">
            {line}
          </Text>
        </Stack>
        {photo && (
          <div className={classes.photo}>
            <PhotoFrame photo={photo} ratio="1/1" sizes="4.5rem" />
          </div>
        )}
      </Row>
    </Card>
  )
}

function FoundLink({ found, ...rest }: { found: Found; onOpen: () => void; children: ReactNode }) {
  const { id } = found
  const { onOpen: onClick, children } = rest
  const shared = { onClick, children }
  if ('board' in found) return <Link to="/community/$id/comments" params={{ id }} {...shared} />
  if ('topic' in found) return <Link to="/mentoring/$" params={{ _splat: String(id) }} {...shared} />
  return <Link to="/notice/$id" params={{ id }} {...shared} />
}
