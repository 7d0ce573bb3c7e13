/** The dot at the visitor's position; the engine draws the circle of its accuracy. */
export function positionDot(accuracy: number | null): HTMLElement {
  const element = document.createElement('div')
  element.dataset['mapPosition'] = ''
  element.role = 'img'
  element.ariaLabel = accuracy ? `내 위치, 오차 약 ${words(accuracy)}` : '내 위치'
  return element
}

export const ACCURACY_COLOUR = '#2F6FDE'
export const ACCURACY_OPACITY = 0.14

const words = (metres: number) =>
  metres < 1000 ? `${Math.round(metres)}m` : `${(metres / 1000).toFixed(1).replace('.0', '')}km`
