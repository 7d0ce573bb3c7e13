export const PLACE_ORDERS = ['near', 'liked', 'rated', 'verified', 'relevance'] as const
export type PlaceOrder = (typeof PLACE_ORDERS)[number]
