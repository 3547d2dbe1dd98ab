const ELEMENT = /<script type="application\/json" (?:id|class)="([\w-]+)">([^<]*)<\/script>\n/g;

/** The data that an HTML report embeds, as pairs of the element's name and its text, and the page without it. */
export function pageParts(page: string): { data: [name: string, text: string][]; rest: string } {
  const data = [...page.matchAll(ELEMENT)].map(([, name = "", text = ""]): [string, string] => [name, text]);
  return { data, rest: page.replaceAll(ELEMENT, "") };
}
