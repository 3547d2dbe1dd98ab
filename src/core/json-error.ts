/**
 * Why a text is not JSON, in the words of the parser, which quote it: to be asked of a text without secrets. The line
 * and column that only newer engines add are left out. Empty if the text is JSON.
 */
export function jsonError(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return (error as Error).message.replace(/ \(line \d+ column \d+\)$/, "");
  }
}
