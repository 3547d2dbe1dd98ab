import { duration } from "../../duration.js";
import type { PagePlot } from "../data.js";
import { h, svg } from "./dom.js";

const WIDTH = 400;
const HEIGHT = 100;

/** What a load test measured over time: latencies above, and how many calls ended in a second below. */
export function loadPlot({ stepMs, rate, failed, p50, p95 }: PagePlot): HTMLElement {
  const length = duration(stepMs * rate.length);
  const slowest = Math.max(1, ...p95.map((ms) => ms ?? 0));
  const fastest = Math.max(1, ...rate);
  const latencies = [
    svg("path", { d: lineOf(p95, slowest), class: "line p95" }),
    svg("path", { d: lineOf(p50, slowest), class: "line p50" }),
  ];
  const width = WIDTH / Math.max(1, rate.length);
  const columns = rate.map((calls, index) => {
    const height = (calls / fastest) * HEIGHT;
    const box = { x: index * width, y: HEIGHT - height, width, height };
    const bad = failed[index]! > 0 ? `, ${failed[index]} failed` : "";
    const label = `${duration(index * stepMs)}: ${calls} calls a second${bad}`;
    return svg("rect", { ...box, class: bad === "" ? "column" : "column bad" }, svg("title", {}, label));
  });
  return h(
    "div",
    { class: "plots" },
    ...figure(`Latency over ${length}: half of the calls, and 95 %, up to ${duration(slowest)}`, latencies),
    ...figure(`Calls a second over ${length}, up to ${fastest}; steps with failed calls are red`, columns),
  );
}

function figure(label: string, content: readonly SVGElement[]): Node[] {
  const view = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none" };
  return [
    h("p", { class: "facts" }, label),
    svg("svg", { ...view, class: "plot", role: "img", "aria-label": label }, ...content),
  ];
}

/** A line through the values, with a gap where there is none. */
function lineOf(values: readonly (number | null)[], highest: number): string {
  let isOpen = false;
  const parts = values.map((value, index) => {
    const command = isOpen ? "L" : "M";
    isOpen = value !== null;
    if (value === null) return "";
    const x = ((index + 0.5) / values.length) * WIDTH;
    const y = HEIGHT - (value / highest) * (HEIGHT - 2);
    // A point alone shows as a dot.
    return `${command}${x.toFixed(1)} ${y.toFixed(1)}h0.1`;
  });
  return parts.join("");
}
