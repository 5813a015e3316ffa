import { join } from "node:path";
import type { Clock, DocumentStore, Mailer } from "#app/model/ports.ts";
import type { Config } from "../config.ts";
import type { CurrentCompany } from "../current-company.ts";
import type { Log } from "../log.ts";
import type { RefusedLeads } from "../refused-leads.ts";
import { createAlarms } from "./alarms.ts";
import { createDatabaseCheck } from "./database-check.ts";
import { findProblems, type LastPurge } from "./find-problems.ts";
import { createHealth, type Health } from "./health.ts";

const onThisDisk = 15_000;
/** Less often: every check is a write that the provider bills. */
const hosted = 60_000;

interface HealthServices {
	store: DocumentStore;
	clock: Clock;
	mailer: Mailer;
	log: Log;
	refusedLeads: RefusedLeads;
	lastPurge: LastPurge;
	company: Pick<CurrentCompany, "name" | "addresses">;
}

export function openHealth(config: Config, services: HealthServices): Health {
	const { store, clock, mailer, log, refusedLeads, lastPurge, company } = services;
	const { DATA_DIR: directory, origin } = config;
	const isHosted = config.STORE !== "sqlite";
	const databaseCheck = isHosted ? null : createDatabaseCheck({ path: join(directory, "airelle.sqlite"), log });
	const health = createHealth({
		find: () => findProblems({ store, clock, refusedLeads, lastPurge, directory, databaseCheck }),
		isSound: () => databaseCheck?.isSound() ?? null,
		alarms: createAlarms({ mailer, clock, log, directory, company, origin }),
		log,
		every: isHosted ? hosted : onThisDisk,
	});
	return {
		...health,
		stop() {
			health.stop();
			void databaseCheck?.stop();
		},
	};
}
