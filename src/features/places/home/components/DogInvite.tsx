import { IconChevronRight } from '@tabler/icons-react'
import { SIZE_NAME, SIZES, type Size } from '../../../../../contract/dogs/dog-sizes.ts'
import { DogPicture } from '../../../dogs/components/DogPicture.tsx'
import { openDogSheet } from '../../../dogs/state.ts'
import classes from './DogLine.module.css'

interface Props {
  /** In HTML from the server, which knows no dogs. */
  html: boolean
  onChoose: (size: Size) => void
}

/** One tap on a size is enough for verdicts, with its typical weight; the rest can be told in the dog's sheet. */
export const DogInvite = ({ html, onChoose }: Props) => (
  <div className={classes.line} data-invite data-html={html ? '' : undefined}>
    <button type="button" className={classes.ask} onClick={openDogSheet}>
      <strong>우리 강아지도 될까요?</strong>
      <span>크기를 골라 주세요</span>
      <IconChevronRight size={18} stroke={2} aria-hidden />
    </button>
    {SIZES.map((size) => (
      <button key={size} type="button" className={classes.size} onClick={() => onChoose(size)}>
        <DogPicture size={size} />
        {SIZE_NAME[size]}
      </button>
    ))}
  </div>
)
