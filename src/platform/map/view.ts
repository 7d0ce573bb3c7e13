/** Where the map looks: its middle in WGS84 degrees, and the zoom of which 512 · 2^zoom pixels hold the world. */
export interface MapView {
  lat: number
  lng: number
  zoom: number
}
