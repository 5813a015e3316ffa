import { tableOf } from "./bench/figures.ts";
import { growthFigures } from "./bench/growth.ts";
import { finish } from "./check.ts";

/** `npm run bench:growth`: the part of `npm run bench` that compares a small company with a large one. */
const figures = await growthFigures();
console.log(tableOf(figures));
const judged = figures.filter(({ met }) => met !== null);
finish({ passed: judged.filter(({ met }) => met).length, failed: judged.filter(({ met }) => !met).length });
