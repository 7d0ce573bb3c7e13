/** Data together with the envelope's `message`, which is empty otherwise. */
export class WithMessage<T> {
  constructor(
    readonly data: T,
    readonly message: string,
  ) {}
}
