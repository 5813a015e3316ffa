import { readdir } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { DocumentStore } from "#app/model/ports.ts";
import { readBackupFailure, readBackupRecord } from "../backup-record.ts";
import { outboxState, withStatus } from "../mail/outbox-state.ts";
import { type RefusedLeads, refusalReasons } from "../refused-leads.ts";
import type { Services } from "../services.ts";
import { measureDisk, type SiteStatus } from "../site-status.ts";
import { canWrite } from "../store/can-write.ts";
import { counter, exposition, gauge, type Metric } from "./exposition.ts";
import { countLeads } from "./lead-figures.ts";
import { createRequestFigures } from "./request-figures.ts";

export interface Metrics {
	observe(route: string, status: number, ms: number): void;
	/** Counts one request that threw; see `http/error-boundary.ts`. */
	countError(): void;
	/** All metrics in Prometheus text format. */
	text(): Promise<string>;
}

interface MetricsParts {
	services: Pick<Services, "store" | "limits" | "clock" | "refusedLeads" | "health">;
	status: Omit<SiteStatus, "settings">;
}

/** Metrics of the running server. They contain no personal data. */
export function createMetrics({ services, status }: MetricsParts): Metrics {
	const { store, limits, clock } = services;
	const requests = createRequestFigures();
	let errors = 0;
	const leads = countLeads(store);
	const delay = monitorEventLoopDelay({ resolution: 20 });
	delay.enable();

	async function collect(): Promise<string> {
		const [probe, outbox, backup, failure, disk, descriptors] = await Promise.all([
			writeProbe(store),
			outboxFigures(store, clock.now()),
			readBackupRecord(status.directory),
			readBackupFailure(status.directory),
			measureDisk(status.directory),
			openDescriptors(),
		]);
		// The provider of a hosted store makes its backups: no metric, instead of a false alarm on every server.
		const never = status.hosted === null ? Number.POSITIVE_INFINITY : null;
		// Never negative: a record in the future was written before the clock was set back, and must not hide missing ones.
		const backupAge = backup ? Math.abs(clock.now().getTime() - Date.parse(backup.at)) / 1000 : never;
		return exposition([
			...requests.metrics(),
			counter("airelle_request_errors_total", "Requests that threw: each was answered with 500 or cut off.", errors),
			leads(),
			refused(services.refusedLeads),
			rateLimited(limits),
			...pageCache(status),
			...outbox,
			...probe,
			gauge("airelle_store_bytes", "Size of the database with its log.", status.hosted === null ? disk.store : null),
			gauge("airelle_disk_free_bytes", "What is left where the data is kept.", disk.free),
			gauge("airelle_last_backup_age_seconds", "Since the last sound copy; +Inf when there never was one.", backupAge),
			gauge(
				"airelle_last_backup_failed",
				"1 when the last attempt at a backup failed.",
				status.hosted === null ? Number(failure !== null) : null,
			),
			gauge("airelle_store_sound", "0 when the last check of the database found damage.", soundness(services.health)),
			gauge("process_open_fds", "Open file descriptors.", descriptors),
			...processFigures(),
			buildInfo(status),
			gauge("process_start_time_seconds", "Start, in seconds since 1970.", status.startedAt.getTime() / 1000),
		]);
	}

	function processFigures(): Metric[] {
		const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
		const { user, system } = process.cpuUsage();
		// Null when there was no sample since the last reading.
		const [worst, p99] = [delay.max, delay.percentile(99)].map((value) => (delay.count > 0 ? value / 1e9 : null));
		// Not reset without a sample: a client that polls fast would reset it before the first one.
		if (delay.count > 0) delay.reset();
		return [
			gauge("airelle_event_loop_delay_max_seconds", "The worst delay since the last reading.", worst ?? null),
			gauge("airelle_event_loop_delay_p99_seconds", "99 of 100 delays since the last reading were less.", p99 ?? null),
			counter(
				"airelle_event_loop_active_seconds_total",
				"How long the event loop had something to do.",
				performance.eventLoopUtilization().active / 1000,
			),
			gauge("process_resident_memory_bytes", "Memory that the process occupies.", rss),
			gauge("airelle_heap_used_bytes", "JavaScript heap in use.", heapUsed),
			gauge("airelle_heap_total_bytes", "JavaScript heap.", heapTotal),
			gauge("airelle_external_bytes", "Memory outside of the heap that JavaScript holds.", external),
			counter("process_cpu_seconds_total", "Processor time.", (user + system) / 1e6),
		];
	}

	let reading: Promise<string> | null = null;
	return {
		observe: requests.observe,
		countError() {
			errors++;
		},
		// Collecting writes to the store (the probe), so concurrent requests share one collection.
		text() {
			reading ??= collect().finally(() => {
				reading = null;
			});
			return reading;
		},
	};
}

function refused(leads: RefusedLeads): Metric {
	return {
		name: "airelle_leads_refused_total",
		help: "Forms that were refused since the start: their visitors were asked to call.",
		type: "counter",
		samples: refusalReasons.map((reason) => ({ labels: { reason }, value: leads.total(reason) })),
	};
}

/** Null for a hosted store: its provider checks it. */
function soundness({ isSound }: Services["health"]): number | null {
	const sound = isSound();
	return sound === null ? null : Number(sound);
}

/** Null on systems without /proc. */
async function openDescriptors(): Promise<number | null> {
	return readdir("/proc/self/fd").then(
		// `readdir` itself holds one.
		({ length }) => length - 1,
		() => null,
	);
}

async function writeProbe(store: DocumentStore): Promise<Metric[]> {
	const started = performance.now();
	const isWritable = await canWrite(store);
	return [
		gauge("airelle_store_writable", "1 when the store could write and read back just now.", Number(isWritable)),
		gauge("airelle_store_probe_seconds", "How long that took.", (performance.now() - started) / 1000),
	];
}

/** Empty when the store cannot be read; `airelle_store_writable` reports that. */
async function outboxFigures(store: DocumentStore, now: Date): Promise<Metric[]> {
	try {
		const [waiting, stored, { dead, oldest }] = await Promise.all([
			store.count("outbox", withStatus("pending")),
			store.count("leads"),
			outboxState(store, now),
		]);
		return [
			gauge("airelle_outbox_waiting", "Mails that wait to leave.", waiting),
			gauge("airelle_outbox_oldest_seconds", "Since when the oldest of them waits.", oldest / 1000),
			gauge("airelle_outbox_dead", "Mails that were refused for good and wait for a person.", dead),
			gauge("airelle_leads_stored", "Leads in the store.", stored),
		];
	} catch {
		return [];
	}
}

function rateLimited(limits: Services["limits"]): Metric {
	return {
		name: "airelle_rate_limited_total",
		help: "Events above a rate limit since the start.",
		type: "counter",
		samples: Object.entries(limits).map(([limit, { exceeded }]) => ({ labels: { limit }, value: exceeded })),
	};
}

function pageCache({ pageCache: figures }: Pick<SiteStatus, "pageCache">): Metric[] {
	const { hits, renders, entries } = figures();
	return [
		counter("airelle_page_cache_hits_total", "Answers that needed no render of their own.", hits),
		counter("airelle_page_cache_renders_total", "Renders for the page cache.", renders),
		gauge("airelle_page_cache_entries", "Pages in the cache.", entries),
	];
}

function buildInfo({ buildId }: Pick<SiteStatus, "buildId">): Metric {
	const labels = { build: buildId, node: process.version };
	return { name: "airelle_build_info", help: "Which build runs.", type: "gauge", samples: [{ labels, value: 1 }] };
}
