/** A view of the map: its centre in WGS84 degrees, and the zoom at which 512 · 2^zoom pixels hold the world. */
export interface MapView {
  lat: number
  lng: number
  zoom: number
}
