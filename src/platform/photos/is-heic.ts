const HEIC = /\.hei[cf]$/i
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) => /^image\/hei[cf]/.test(type) || HEIC.test(name)
