/** Words for each shot of a list by its id. */
export const altsOf = <S extends { id: string }>(
  shots: readonly S[],
  say: (shot: S, nth: number) => string,
) => Object.fromEntries(shots.map((shot, nth) => [shot.id, say(shot, nth)])) as Record<S['id'], string>;
