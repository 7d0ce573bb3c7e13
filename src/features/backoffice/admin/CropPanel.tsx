import 'react-image-crop/dist/ReactCrop.css'
import { useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import classes from './Backoffice.module.css'

interface Props {
  file: File
  /** Object URL of the file. */
  url: string
  ratio: `${number}/${number}`
  /** Offers to use the picture as it is, too. */
  whole?: boolean
  /** Null: the picture isn't used. */
  done: (file: File | null) => void
}

/** Pixels; the server shows no more than 1,280. */
const MOST_WIDTH = 1600

/** Chooses the part of a picture that the slot shows: by mouse, touch or arrow keys. */
export function CropPanel({ file, url, ratio, whole = false, done }: Props) {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  const aspect = width / height
  const [part, setPart] = useState<PercentCrop>()
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  return (
    <fieldset className={classes.crop} aria-label="사진 자르기">
      {broken ? (
        <Text role="alert" tone="no">
          사진을 읽을 수 없어요. 다른 사진을 골라 주세요.
        </Text>
      ) : (
        <ReactCrop
          {...(part && { crop: part })}
          aspect={aspect}
          keepSelection
          ariaLabels={CROP_LABELS}
          onChange={(_, percent) => setPart(percent)}
        >
          <img
            ref={image}
            src={url}
            alt=""
            className={classes.cropped}
            onLoad={({ currentTarget: { naturalWidth: w, naturalHeight: h } }) =>
              setPart(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, w, h), w, h))
            }
            onError={() => setBroken(true)}
          />
        </ReactCrop>
      )}
      <Row gap={8}>
        {!broken && <Button onClick={() => void use()}>이대로 쓰기</Button>}
        {!broken && whole && (
          <Button variant="default" onClick={() => done(file)}>
            자르지 않고 쓰기
          </Button>
        )}
        <Button variant="default" onClick={() => done(null)}>
          쓰지 않기
        </Button>
      </Row>
    </fieldset>
  )

  async function use(): Promise<void> {
    if (part && image.current) done(await cut(image.current, part, file))
  }
}

const CROP_LABELS = {
  cropArea: '화살표로 자를 곳을 옮겨요',
  nwDragHandle: '왼쪽 위 모서리',
  nDragHandle: '위쪽 변',
  neDragHandle: '오른쪽 위 모서리',
  eDragHandle: '오른쪽 변',
  seDragHandle: '오른쪽 아래 모서리',
  sDragHandle: '아래쪽 변',
  swDragHandle: '왼쪽 아래 모서리',
  wDragHandle: '왼쪽 변',
}

async function cut(image: HTMLImageElement, { x, y, width, height }: PercentCrop, { name }: File): Promise<File> {
  const [w, h] = [(image.naturalWidth * width) / 100, (image.naturalHeight * height) / 100]
  const scale = Math.min(1, MOST_WIDTH / w)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(w * scale))
  canvas.height = Math.max(1, Math.round(h * scale))
  const [left, top] = [(image.naturalWidth * x) / 100, (image.naturalHeight * y) / 100]
  canvas.getContext('2d')?.drawImage(image, left, top, w, h, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File(blob ? [blob] : [], name.replace(/(\.\w+)?$/, '.png'), { type: 'image/png' })
}
