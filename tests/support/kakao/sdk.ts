// Runs in the page instead of Kakao's script: the interface documented at https://apis.map.kakao.com/web/documentation/, as
// far as the product may use it. Each function is sent as its own source, so it must not reference anything of this file.

/** `sdk.js`: only a loader; `kakao.maps.load` loads the parts and calls back when all are ready. */
export function sdk(): void {
  const waiting: (() => void)[] = []
  let state: 'fresh' | 'loading' | 'ready' = 'fresh'
  const own = document.querySelector<HTMLScriptElement>('script[src*="dapi.kakao.com/v2/maps/sdk.js"]')!
  const { searchParams } = new URL(own.src)
  const parts = [
    'main/4.4.19/kakao.js',
    ...searchParams
      .get('libraries')!
      .split(',')
      .map((name) => `libs/${name}/1.0.0/${name}.js`),
  ]
  const maps = {
    load(callback: () => void) {
      if (state === 'ready') return callback()
      waiting.push(callback)
      if (state === 'loading') return
      state = 'loading'
      let left = parts.length
      for (const part of parts) {
        const script = document.createElement('script')
        script.charset = 'UTF-8'
        script.src = `${location.protocol}//t1.daumcdn.net/mapjsapi/js/${part}`
        script.addEventListener('load', () => {
          left -= 1
          if (left > 0) return
          state = 'ready'
          waiting.splice(0).forEach((call) => call())
        })
        document.head.append(script)
      }
    },
  }
  Object.assign(window, { kakao: { maps } })
}

/** `kakao.js`: a map that is a plane of boxes, moved by drag or by call. */
export function engine(): void {
  type Listener = (event?: unknown) => void
  const METRES = 111_320

  class LatLng {
    constructor(
      private lat: number,
      private lng: number,
    ) {}
    getLat = () => this.lat
    getLng = () => this.lng
  }
  class LatLngBounds {
    constructor(
      private sw: LatLng,
      private ne: LatLng,
    ) {}
    getSouthWest = () => this.sw
    getNorthEast = () => this.ne
  }
  const listeners = new WeakMap<object, Map<string, Set<Listener>>>()
  const event = {
    addListener(target: object, type: string, listener: Listener) {
      const types = listeners.get(target) ?? new Map<string, Set<Listener>>()
      listeners.set(target, types.set(type, (types.get(type) ?? new Set()).add(listener)))
    },
    removeListener(target: object, type: string, listener: Listener) {
      listeners.get(target)?.get(type)?.delete(listener)
    },
    trigger(target: object, type: string, data?: unknown) {
      listeners
        .get(target)
        ?.get(type)
        ?.forEach((listener) => listener(data))
    },
  }

  class StandInMap {
    readonly drawn = new Set<{ draw: () => void }>()
    private farthest = 14
    private level: number
    private center: LatLng
    constructor(
      readonly node: HTMLElement,
      options: { center: LatLng; level: number },
    ) {
      node.style.position = 'relative'
      node.style.overflow = 'hidden'
      node.dataset['standIn'] = 'kakao'
      this.level = options.level
      this.center = options.center
      let from: { x: number; y: number; far: boolean } | null = null
      node.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (from = { x, y, far: false }))
      node.addEventListener('pointermove', ({ clientX, clientY }) => {
        if (!from || Math.hypot(clientX - from.x, clientY - from.y) < 4) return
        this.shift(from.x - clientX, from.y - clientY)
        from = { x: clientX, y: clientY, far: true }
      })
      node.addEventListener('pointerup', ({ target }) => {
        if (from?.far) this.rest()
        else if (target === node) event.trigger(this, 'click', {})
        from = null
      })
    }
    /** Metres per pixel: https://apis.map.kakao.com/web/guide/ has level 3 at one. */
    private scale = () => 2 ** (this.level - 3)
    private wide = () => METRES * Math.cos((this.center.getLat() * Math.PI) / 180)
    private shift(x: number, y: number) {
      const { center } = this
      const scale = this.scale()
      this.center = new LatLng(center.getLat() - (y * scale) / METRES, center.getLng() + (x * scale) / this.wide())
      this.draw()
    }
    private draw() {
      this.drawn.forEach((overlay) => overlay.draw())
    }
    private rest() {
      this.draw()
      requestAnimationFrame(() => event.trigger(this, 'idle'))
    }
    pixelOf(position: LatLng) {
      const scale = this.scale()
      return {
        x: this.node.clientWidth / 2 + ((position.getLng() - this.center.getLng()) * this.wide()) / scale,
        y: this.node.clientHeight / 2 - ((position.getLat() - this.center.getLat()) * METRES) / scale,
        scale,
      }
    }
    getCenter = () => this.center
    setCenter(center: LatLng) {
      this.center = center
      this.rest()
    }
    panTo = (center: LatLng) => this.setCenter(center)
    panBy(x: number, y: number) {
      this.shift(x, y)
      this.rest()
    }
    getLevel = () => this.level
    setLevel(level: number) {
      this.level = Math.min(Math.max(level, 1), this.farthest)
      this.rest()
    }
    setMaxLevel(level: number) {
      this.farthest = level
    }
    getBounds() {
      const scale = this.scale()
      const high = (this.node.clientHeight / 2) * (scale / METRES)
      const wide = (this.node.clientWidth / 2) * (scale / this.wide())
      const [lat, lng] = [this.center.getLat(), this.center.getLng()]
      return new LatLngBounds(new LatLng(lat - high, lng - wide), new LatLng(lat + high, lng + wide))
    }
    setBounds(bounds: LatLngBounds, top = 0, right = 0, bottom = 0, left = 0) {
      const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()]
      this.center = new LatLng((low.getLat() + high.getLat()) / 2, (low.getLng() + high.getLng()) / 2)
      const room = { x: this.node.clientWidth - left - right, y: this.node.clientHeight - top - bottom }
      const needed = Math.max(
        ((high.getLng() - low.getLng()) * this.wide()) / room.x,
        ((high.getLat() - low.getLat()) * METRES) / room.y,
        0.25,
      )
      this.setLevel(Math.ceil(Math.log2(needed)) + 3)
    }
    relayout = () => this.draw()
    getNode = () => this.node
  }

  class CustomOverlay {
    private box = document.createElement('div')
    private map: StandInMap | null = null
    constructor(
      private options: {
        content: HTMLElement
        position: LatLng
        xAnchor: number
        yAnchor: number
        zIndex: number
        clickable: boolean
      },
    ) {
      this.box.append(options.content)
      this.box.style.cssText = `position:absolute;left:0;top:0;z-index:${options.zIndex}`
      if (options.clickable)
        for (const type of ['pointerdown', 'mousedown', 'click'])
          this.box.addEventListener(type, (e) => e.stopPropagation())
    }
    draw = () => {
      if (!this.map) return
      const { x, y } = this.map.pixelOf(this.options.position)
      const { xAnchor, yAnchor } = this.options
      this.box.style.transform = `translate(${x}px,${y}px) translate(${-100 * xAnchor}%,${-100 * yAnchor}%)`
    }
    setMap(map: StandInMap | null) {
      this.map?.drawn.delete(this)
      this.map = map
      if (!map) return this.box.remove()
      map.node.append(this.box)
      map.drawn.add(this)
      this.draw()
    }
  }

  class Circle {
    private box = document.createElement('div')
    private map: StandInMap | null = null
    constructor(private options: { center: LatLng; radius: number; fillColor: string; fillOpacity: number }) {
      this.box.dataset['circle'] = String(options.radius)
      this.box.style.cssText = `position:absolute;left:0;top:0;border-radius:50%;pointer-events:none;background:${options.fillColor};opacity:${options.fillOpacity}`
    }
    draw = () => {
      if (!this.map) return
      const { x, y, scale } = this.map.pixelOf(this.options.center)
      const across = (2 * this.options.radius) / scale
      this.box.style.width = `${across}px`
      this.box.style.height = `${across}px`
      this.box.style.transform = `translate(${x - across / 2}px,${y - across / 2}px)`
    }
    setMap(map: StandInMap | null) {
      this.map?.drawn.delete(this)
      this.map = map
      if (!map) return this.box.remove()
      map.node.append(this.box)
      map.drawn.add(this)
      this.draw()
    }
  }

  const { kakao } = window as unknown as { kakao: { maps: object } }
  Object.assign(kakao.maps, { LatLng, LatLngBounds, Map: StandInMap, CustomOverlay, Circle, event })
}

/** `services.js`: two addresses and two places, answered a moment later with OK, ZERO_RESULT or ERROR. */
export function services(): void {
  const Status = { OK: 'OK', ZERO_RESULT: 'ZERO_RESULT', ERROR: 'ERROR' }
  type Answer = (result: object[], status: string) => void
  const answer = (callback: Answer, result: object[], failed = false) =>
    void setTimeout(() => {
      if (failed) callback([], Status.ERROR)
      else callback(result, result.length > 0 ? Status.OK : Status.ZERO_RESULT)
    })

  const ADDRESSES = [
    { address_name: '강원특별자치도 강릉시 창해로 17', address_type: 'ROAD_ADDR', x: '128.948', y: '37.7715' },
    { address_name: '제주특별자치도 제주시', address_type: 'REGION', x: '126.5312', y: '33.4996' },
  ]
  const PLACES = [
    {
      id: '11',
      place_name: '안목해변',
      road_address_name: '',
      address_name: '강원 강릉시 견소동',
      x: '128.947',
      y: '37.7725',
    },
    {
      id: '12',
      place_name: '강릉역',
      road_address_name: '강원 강릉시 용지로 176',
      address_name: '강원 강릉시 교동',
      x: '128.8994',
      y: '37.7644',
    },
  ]
  class Geocoder {
    addressSearch(words: string, callback: Answer) {
      answer(
        callback,
        ADDRESSES.filter(({ address_name }) => address_name.includes(words)),
        words.includes('고장'),
      )
    }
    coord2Address(x: number, y: number, callback: Answer) {
      const near = Math.hypot(x - 126.98, y - 37.55) < 0.05
      answer(callback, near ? [{ address: { address_name: '서울 용산구 후암동' }, road_address: null }] : [])
    }
  }
  class Places {
    keywordSearch(words: string, callback: Answer, options: { location: { getLat(): number } }) {
      if (!(options.location.getLat() > 30)) throw new Error('location is a LatLng')
      answer(
        callback,
        PLACES.filter(({ place_name }) => place_name.includes(words)),
      )
    }
  }
  const { kakao } = window as unknown as { kakao: { maps: object } }
  Object.assign(kakao.maps, { services: { Status, Geocoder, Places } })
}
