interface BaseOption {
  description: string;
  /** What the input of the same name means to users of the action; left out if the action has none. */
  input?: string;
}

/** An option without a value. */
export interface SwitchOption extends BaseOption {
  short?: string;
  /** Its name starts with `no-`, and it sets false. */
  negated?: true;
}

/** An option with a value. */
export interface ValueOption<V> extends BaseOption {
  /** The placeholder of the value in the help. */
  argument: string;
  /** Parses a text; a repeatable option adds to the previous value. Throws an OptionValueError. */
  parse(text: string, before?: V): V;
  choices?: readonly string[];
  /** An option whose default is a list or a mapping can be repeated. */
  default?: V;
  defaultText?: string;
}

type OptionFor<V> = [V] extends [boolean] ? SwitchOption : ValueOption<V>;
/** The options of some flags: each flag has its option, or it does not compile. */
export type OptionTable<F> = { readonly [K in keyof F]-?: OptionFor<NonNullable<F[K]>> };
