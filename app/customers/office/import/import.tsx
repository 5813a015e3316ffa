import { useEffect } from "react";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
	useNavigation,
	useRevalidator,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { type Services, servicesContext } from "#app/.server/services.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { countDetail } from "#app/model/members/audit.ts";
import type { Member } from "#app/model/members/member.ts";
import { importView } from "../../.server/import/import-view.ts";
import { discardImport, startImport } from "../../.server/import/run-import.ts";
import { startUndo } from "../../.server/import/undo-import.ts";
import { BackLink } from "./back-link.tsx";
import { CheckedImport } from "./checked-import.tsx";
import { RunningImport } from "./running-import.tsx";
import { StartedImport } from "./started-import.tsx";

export const meta = officeMeta<{ file: string }>(
	(words) => words.imports.title,
	({ file }) => file,
);

const listPath = "/admin/clients/importations";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const found = await services.store.get("imports", params.id ?? "");
	if (!found) throw data(null, { status: 404 });
	const page = Number(new URL(request.url).searchParams.get("page"));
	return importView(services, found, Number.isInteger(page) ? page : 1);
}

export async function action({ params: { id = "" }, request, context }: ActionFunctionArgs) {
	const member = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const isConfirmed = form.get("confirm") === "yes";
	switch (form.get("intent")) {
		case "start":
			return start(services, id, member, isConfirmed);
		case "undo":
			return isConfirmed ? undo(services, id, member) : data({ refused: "undo" as const }, 422);
		case "discard":
			return redirect((await discardImport(services, id)) ? `${listPath}?avis=supprime` : `${listPath}/${id}`, 303);
		default:
			throw data(null, { status: 400 });
	}
}

async function start(services: Services, id: string, member: Member, leavesOut: boolean) {
	const outcome = await startImport(services, id, member, leavesOut);
	// A check is deleted at the next purge after a day: the page with its button may still be open.
	if (outcome === "missing") return redirect(`${listPath}?avis=expiree`, 303);
	if (outcome === "problems" || outcome === "empty") return data({ refused: "start" as const }, 422);
	if (outcome === "started") await recordStep(services, id, member, "import-started");
	// The page of an expired check says so.
	return redirect(`${listPath}/${id}`, 303);
}

async function undo(services: Services, id: string, member: Member) {
	const outcome = await startUndo(services, id, member);
	if (outcome === "missing") throw data(null, { status: 404 });
	if (outcome === "started") await recordStep(services, id, member, "import-undone");
	return redirect(`${listPath}/${id}`, 303);
}

async function recordStep(services: Services, id: string, member: Member, step: "import-started" | "import-undone") {
	const found = await services.store.get("imports", id);
	const detail = countDetail("rows", found?.data.counts.lines ?? 0);
	await recordAudit(services, member, step, { subject: found?.data.file ?? "", detail });
}

/** The time between two looks at an import that is under way, in milliseconds. */
const pollEvery = 1500;

export default function Import() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const words = useStaffLanguage().words.imports;
	const isUnderWay = view.status === "running" || view.status === "undoing";
	const { revalidate } = useRevalidator();
	const isLeaving = useNavigation().state !== "idle";
	useEffect(() => {
		if (!isUnderWay || isLeaving) return;
		const control = new AbortController();
		// One look after the other: a look cancels an earlier one, and a navigation that has begun.
		const look = async () => {
			if (control.signal.aborted) return;
			if (!document.hidden) await revalidate();
			timer = setTimeout(look, pollEvery);
		};
		let timer = setTimeout(look, pollEvery);
		return () => {
			control.abort();
			clearTimeout(timer);
		};
	}, [isUnderWay, isLeaving, revalidate]);
	const state = view.isExpired
		? words.checked.expired
		: view.status === "undoing"
			? words.undo.state
			: words[view.status].state;
	return (
		<>
			<BackLink to={listPath}>{words.back}</BackLink>
			<PageHead title={view.file} />
			<div className="grid grid-cols-1 gap-4">
				{/* Always there, so that the next state is announced when it replaces this one. */}
				<p role="status" className="rounded-md bg-mint-100 px-4 py-3.5 font-semibold text-note text-spruce">
					{state}
				</p>
				{isUnderWay && <RunningImport view={view} />}
				{view.status === "checked" ? (
					<CheckedImport view={view} isRefused={answer?.refused === "start"} />
				) : (
					<StartedImport view={view} isRefused={answer?.refused === "undo"} />
				)}
			</div>
		</>
	);
}
