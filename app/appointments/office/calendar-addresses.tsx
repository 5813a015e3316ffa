import { useState } from "react";
import {
	type ActionFunctionArgs,
	data,
	Form,
	type LoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { requestContextKey } from "#app/.server/request-context.ts";
import { servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { FormAlert, FormNotice, PageHead } from "#app/admin/ui/form-parts.tsx";
import { Moment } from "#app/admin/ui/moment.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { copyText } from "#app/runtime/copy-text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { changeCalendarKey } from "../.server/calendar-keys.ts";
import { addressesView, type CrewAddress } from "../.server/office/addresses-view.ts";

export const meta = officeMeta((words) => words.calendarAddresses.title);

export async function loader({ context }: LoaderFunctionArgs) {
	requireMember(context, "administrator", "agent");
	const { store, content } = context.get(servicesContext);
	return { crews: await addressesView({ store, reader: content.reader() }, context.get(requestContextKey).origin) };
}

export async function action({ context, request }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator", "agent");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const change = {
		crew: text("crew"),
		seen: text("seen") || null,
		to: text("to") === "none" ? "none" : "new",
	} as const;
	const outcome = await changeCalendarKey(services, services.content.reader().read("company"), change);
	if (outcome.kind === "missing") return data(outcome, 404);
	if (outcome.kind === "conflict") return data(outcome, 409);
	await recordAudit(services, member, `calendar-${outcome.kind}`, { subject: outcome.name });
	return outcome;
}

/** Also after a conflict (409) and for a crew that is gone (404), to show what is there now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}

export default function CalendarAddresses() {
	const { crews } = useLoaderData<typeof loader>();
	const words = useStaffLanguage().words.calendarAddresses;
	return (
		<>
			<PageHead title={words.title}>{words.lead}</PageHead>
			<div className="grid grid-cols-1 gap-4">
				<Outcome />
				{crews.map((crew) => (
					<section key={crew.id} className="office-panel">
						<h2 className="mb-4 break-words">{crew.name}</h2>
						{crew.url ? <Address key={crew.url} crew={crew} url={crew.url} /> : <NoAddress crew={crew} />}
					</section>
				))}
				<p className="text-ink-600 text-small">{words.note}</p>
			</div>
		</>
	);
}

/** Takes focus: the button that was pressed may be gone. */
function Outcome() {
	const answer = useActionData<typeof action>();
	const words = useStaffLanguage().words.calendarAddresses;
	const place = useAnswerFocus(answer);
	if (!answer) return null;
	return (
		// biome-ignore lint/a11y/noAutofocus: without JavaScript, the answer to a form would not be read out.
		<div ref={place} tabIndex={-1} autoFocus>
			{answer.kind === "missing" && <FormAlert>{words.missing}</FormAlert>}
			{answer.kind === "conflict" && <FormAlert>{words.conflict(answer.name)}</FormAlert>}
			{answer.kind !== "missing" && answer.kind !== "conflict" && (
				<FormNotice>{words[answer.kind](answer.name)}</FormNotice>
			)}
		</div>
	);
}

function Address({ crew, url }: { crew: CrewAddress; url: string }) {
	const words = useStaffLanguage().words.calendarAddresses;
	return (
		<div className="grid grid-cols-1 gap-4">
			<div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_auto]">
				<TextField
					id={`address-${crew.id}`}
					label={words.address(crew.name)}
					defaultValue={url}
					readOnly
					autoComplete="off"
					spellCheck={false}
					onFocus={(event) => event.currentTarget.select()}
				/>
				<CopyButton url={url} crew={crew.name} />
			</div>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
				<p className="grow text-ink-600 text-small">
					{crew.readAt ? (
						<>
							{words.read} <Moment at={crew.readAt} />
						</>
					) : (
						words.never
					)}
				</p>
				<ChangeForm crew={crew} to="new" label={words.replace} />
				<ChangeForm crew={crew} to="none" label={words.remove} />
			</div>
		</div>
	);
}

function NoAddress({ crew }: { crew: CrewAddress }) {
	const words = useStaffLanguage().words.calendarAddresses;
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-3">
			<p className="grow text-ink-600">{words.none}</p>
			<ChangeForm crew={crew} to="new" label={words.create} />
		</div>
	);
}

function ChangeForm({ crew, to, label }: { crew: CrewAddress; to: "new" | "none"; label: string }) {
	const words = useStaffLanguage().words.calendarAddresses;
	return (
		<Form method="post">
			<input type="hidden" name="crew" value={crew.id} />
			<input type="hidden" name="seen" value={crew.key ?? ""} />
			<input type="hidden" name="to" value={to} />
			<Button type="submit" look="light" size="small">
				{label} <span className="sr-only">{words.forCrew(crew.name)}</span>
			</Button>
		</Form>
	);
}

/** Without JavaScript the field beside it can be selected. */
function CopyButton({ url, crew }: { url: string; crew: string }) {
	const words = useStaffLanguage().words.calendarAddresses;
	const [result, setResult] = useState("");
	const copy = async () => setResult((await copyText(url)) ? words.copied : words.notCopied);
	return (
		<>
			<Button look="light" icon="copy" className="scripted" aria-label={words.copyOf(crew)} onClick={() => void copy()}>
				{words.copy}
			</Button>
			<span role="status" className="text-ink-600 text-small sm:col-span-2">
				{result}
			</span>
		</>
	);
}
