export const values: Record<string, () => unknown>;
export const matchers: unknown[];
export const programs: string[];
