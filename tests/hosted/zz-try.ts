import { tableOf } from "../faults/figures.ts";
import { killedInTurn } from "./two-servers.ts";

console.log(tableOf(await killedInTurn({ kills: 10, clients: 5 })));
