import type { ComposedSession } from "../../conformance/rules/inv/composition.js";
import type { RunEvent } from "../../core/event.js";
import type { Finding } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { ruleOf } from "../../rules/registry.js";
import { serverAs } from "../../suite/servers/identities.js";
import type { LaneContract } from "../lanes/contract.js";
import { type Lane, openLane } from "../lanes/lane.js";
import type { LaneContext } from "../lanes/lane-context.js";
import { type Batch, type FilePlan, isAtEnd } from "../plan/plan.js";
import { sharedKey } from "./schedule.js";

export class RunLanes {
  readonly #lanes = new Map<string, Lane>();
  /** Lanes whose servers are ending or have ended. */
  readonly #ended = new Map<Lane, Promise<void>>();

  constructor(private readonly context: LaneContext) {}

  /** The lanes that the batch's tests need; those of `per_run` are shared by files whose server entry is the same. */
  of(file: FilePlan, batch: Batch, order: number): Map<string, Lane> {
    const { suite } = file.checked;
    const tasks = batch.tasks.filter((task) => task.skip === undefined);
    const needed = new Set(tasks.flatMap((task) => task.lanes));
    for (const { server } of tasks.length > 0 ? [...suite.setup, ...suite.teardown] : []) needed.add(server);
    const lanes = new Map<string, Lane>();
    for (const [index, name] of [...suite.servers.keys(), ...suite.identities.keys()].entries()) {
      const server = needed.has(name) && serverAs(name, suite);
      if (!server) continue;
      const isShared = suite.runOptions.restartPolicy === "per_run";
      const key = `${isShared ? sharedKey(server) : `${suite.file}\0${name}`}\0${batch.targetVersion}`;
      const open = () => openLane(suite, server, batch.targetVersion, order * 100 + index, this.context);
      const lane = getOrMake(this.#lanes, key, open);
      for (const task of tasks.filter((task) => task.lanes.includes(name) && !isAtEnd(task)))
        lane.testsLeft.add(task.checked.test);
      lanes.set(name, lane);
    }
    return lanes;
  }

  end(lane: Lane): Promise<void> {
    return getOrMake(this.#ended, lane, () => lane.sessions.close());
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#lanes.values()].map((lane) => this.end(lane)));
  }

  /** Judges the sessions, when no server is called any more; returns the contracts that were read, in report order. */
  async judge(emit: (event: RunEvent) => void): Promise<LaneContract[]> {
    for (const lane of this.#lanes.values()) await lane.judge();
    for (const finding of await this.#compositionFindings()) emit({ event: "finding", finding });
    const { contracts: port } = this.context;
    const lanes = [...this.#lanes.values()].sort((a, b) => a.order - b.order);
    const contracts: LaneContract[] = [];
    for (const lane of lanes) {
      const result = await lane.judgeContract(port);
      if (result === undefined) continue;
      for (const drift of result.drift) emit({ event: "drift", drift });
      contracts.push(result.contract);
    }
    return contracts;
  }

  /** What can go wrong among the servers that one suite runs side by side. */
  async #compositionFindings(): Promise<Finding[]> {
    const { hazardsOf } = await import("../../conformance/rules/inv/composition.js");
    const all = [...this.#lanes.values()];
    return [...new Set(all.map(({ suite }) => suite))].flatMap((suite) => {
      const members = all.filter((lane) => lane.suite === suite);
      return hazardsOf(members.flatMap(memberOf)).map(({ rule_id, message, servers }): Finding => {
        const hazardLanes = members.filter(({ server }) => servers.includes(server.name));
        const versions = new Set(hazardLanes.map(({ targetVersion }) => targetVersion));
        // The place is that of the first server that it names.
        const { targetVersion, server } = hazardLanes.find(({ server }) => server.name === servers[0])!;
        const { severity } = ruleOf(rule_id);
        const gates = suite.runOptions.invariants === "fail";
        const place = {
          server: null,
          target_version: versions.size === 1 ? targetVersion : null,
          location: server.location,
        };
        return { rule_id, severity, message, ...place, count: 1, gates };
      });
    });
  }

  reportServers(emit: (event: RunEvent) => void): void {
    for (const lane of this.#lanes.values()) {
      const row = lane.row();
      if (row) emit({ event: "server", order: lane.order, row });
    }
  }
}

function memberOf({ review, sessions: { facts }, server, suite }: Lane): ComposedSession[] {
  // An identity is one more client of a server that is counted already.
  if (!review || !facts || server.identity) return [];
  return [{ server: server.name, suite: suite.name, tools: review.tools, ids: new Set() }];
}
