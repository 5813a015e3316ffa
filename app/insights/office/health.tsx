import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { readBackupRecord } from "#app/.server/backup-record.ts";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { measureDisk, siteStatusContext } from "#app/.server/site-status.ts";
import { migrations } from "#app/.server/store/sqlite-schema.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { Facts } from "#app/admin/ui/facts.tsx";
import { FormAlert, FormNotice, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { formatDuration } from "#app/admin/ui/format-duration.ts";
import { formatShare } from "#app/admin/ui/format-share.ts";
import { formatSize } from "#app/admin/ui/format-size.ts";
import { Moment } from "#app/admin/ui/moment.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { deleteMail, readMailQueue, retryMail } from "#app/leads/.server/mail-queue.ts";
import { formatNumber } from "#app/locale/format.ts";
import { alarmWords } from "#content/mail/alarms.ts";
import { DeadLetters, WaitingMails } from "./mail-queue.tsx";

export const meta = officeMeta((words) => words.office.health.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const { store, clock, identity, health } = context.get(servicesContext);
	const status = context.get(siteStatusContext);
	const now = clock.now();
	const backup = await readBackupRecord(status.directory);
	return {
		problems: await health.problems(),
		mails: await readMailQueue(store),
		backup: backup && { ...backup, age: now.getTime() - Date.parse(backup.at) },
		disk: await measureDisk(status.directory),
		hosted: status.hosted,
		build: status.buildId,
		startedAt: status.startedAt.toISOString(),
		uptime: now.getTime() - status.startedAt.getTime(),
		node: process.version,
		schema: migrations.length,
		cache: status.pageCache(),
		failedSignIns: identity.failedSignIns(),
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const [intent, id] = [form.get("intent"), String(form.get("mail") ?? "").slice(0, 200)];
	if (intent === "retry" && (await retryMail(id, services))) {
		await recordAudit(services, member, "mail-retried");
		return data({ done: "retried" } as const);
	}
	if (intent === "delete" && (await deleteMail(id, services.store))) {
		await recordAudit(services, member, "mail-deleted");
		return data({ done: "deleted" } as const);
	}
	return data({ done: "gone" } as const, { status: 409 });
}

export default function Health() {
	const { mails } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { health } = useStaffLanguage().words.office;
	return (
		<>
			<PageHead title={health.title}>{health.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				{answer?.done === "gone" && <FormAlert>{health.gone}</FormAlert>}
				{answer && answer.done !== "gone" && <FormNotice>{health[answer.done]}</FormNotice>}
				<Problems />
				<DeadLetters mails={mails} />
				<WaitingMails mails={mails} />
				<Backup />
				<Store />
				<Site />
			</div>
		</>
	);
}

/** The problems that the owner is alerted to by mail. Dead letters have their own panel below. */
function Problems() {
	const { problems } = useLoaderData<typeof loader>();
	const { causes } = alarmWords[useStaffLanguage().locale];
	const shown = problems.filter((cause) => cause !== "dead-letters");
	return shown.map((cause) => (
		<FormAlert key={cause}>
			{causes[cause].what} {causes[cause].todo}
		</FormAlert>
	));
}

function Backup() {
	const { backup, hosted } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { health, duration } = words.office;
	// With a hosted store, backups are made and recorded on another machine.
	if (hosted) return <Panel title={health.backup} text={health.hostedBackup} />;
	return (
		<Panel title={health.backup}>
			{backup ? (
				<Facts
					facts={[
						[
							health.lastBackup,
							<span key="at">
								<Moment at={backup.at} /> ({health.ago(formatDuration(backup.age, duration))})
							</span>,
						],
						[health.size, formatSize(backup.bytes, locale)],
					]}
				/>
			) : (
				<FormAlert>
					{health.noBackup} <code className="whitespace-nowrap font-semibold">npm run backup</code>
				</FormAlert>
			)}
		</Panel>
	);
}

function Store() {
	const { disk, schema, hosted } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { health } = words.office;
	if (hosted) return <Panel title={health.store} text={hosted} />;
	return (
		<Panel title={health.store}>
			<Facts
				facts={[
					[health.storeSize, formatSize(disk.store, locale)],
					[health.free, disk.free === null ? health.unknown : formatSize(disk.free, locale)],
					[health.schema, String(schema)],
				]}
			/>
		</Panel>
	);
}

function Site() {
	const { build, startedAt, uptime, node, cache, failedSignIns } = useLoaderData<typeof loader>();
	const { words, locale } = useStaffLanguage();
	const { health, duration } = words.office;
	const asked = cache.hits + cache.renders;
	return (
		<Panel title={health.site}>
			<Facts
				facts={[
					[health.build, <code key="build">{build}</code>],
					[health.started, <Moment key="at" at={startedAt} />],
					[health.uptime, formatDuration(uptime, duration)],
					[health.node, node],
					[
						health.cache,
						asked === 0
							? health.unknown
							: `${formatShare(cache.hits / asked, locale)} (${health.cacheText(cache.hits, asked)})`,
					],
					[health.entries, formatNumber(cache.entries, locale)],
					[health.signIns, failedSignIns === null ? health.unknown : formatNumber(failedSignIns, locale)],
				]}
			/>
		</Panel>
	);
}
