/** The names in braces in a template: `'a:{b} {c.d}'` has `b` and `c.d`. */
export type Placeholders<Template> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never
