/** A model in messages, names of rows and `budget.prices`: `gpt-5`, or `provider/id` for one of a provider of the suite. */
export function modelName({ provider, id }: { provider?: string; id: string }): string {
  return provider === undefined ? id : `${provider}/${id}`;
}
