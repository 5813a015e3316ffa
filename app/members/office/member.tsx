import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse } from "#app/admin/.server/answers.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { AuthAlert, FormAlert, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Outcome } from "#app/model/members/identity.ts";
import type { Member } from "#app/model/members/member.ts";
import { formatDate } from "#app/time/format.ts";
import {
	changeRole,
	clearSecondFactor,
	deleteMember,
	disableMember,
	enableMember,
	sendPasswordLink,
} from "../.server/members.ts";
import { crewChoices, readRole } from "../.server/office/crew-choice.ts";
import { RoleFields } from "./role-fields.tsx";

export const meta = officeMeta<{ member: Member }>(
	(words) => words.members.title,
	({ member }) => member.name,
);

export async function loader({ params, context }: LoaderFunctionArgs) {
	const own = requireMember(context, "administrator");
	const member = await context.get(servicesContext).identity.member(params.id ?? "");
	if (!member) throw data(null, { status: 404 });
	return { member, isOwn: own.id === member.id, crews: await crewChoices(context) };
}

/** Members change their own access on the account page, which requires a recent sign-in. */
export async function action({ request, params, context }: ActionFunctionArgs) {
	const actor = requireMember(context, "administrator");
	const services = context.get(servicesContext);
	const member = await services.identity.member(params.id ?? "");
	if (!member) throw data(null, { status: 404 });
	if (member.id === actor.id) return refuse("admin-restricted-operation", { intent: "", crewMissing: false });
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	if (intent === "delete" && form.get("confirm") !== "yes")
		return refuse("operation-not-allowed", { intent, crewMissing: false });
	const role = await readRole(context, form, member.role);
	if (intent === "role" && !role) return data({ intent, code: null, crewMissing: true }, { status: 422 });
	const outcome: Outcome =
		intent === "role" && role
			? await changeRole(member.id, role, actor, services)
			: intent === "link"
				? await sendPasswordLink(member, actor, services)
				: intent === "second-factor"
					? await clearSecondFactor(member.id, actor, services)
					: intent === "disable"
						? await disableMember(member.id, actor, services)
						: intent === "enable"
							? await enableMember(member.id, actor, services)
							: intent === "delete"
								? await deleteMember(member.id, actor, services)
								: { ok: false, code: "operation-not-allowed", cookies: [] };
	if (!outcome.ok) return refuse(outcome.code, { intent, crewMissing: false });
	if (intent === "delete") return redirect("/admin/membres", 303);
	return data({ intent, code: null, crewMissing: false });
}

export default function MemberPage() {
	const { member, isOwn } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words, locale } = useStaffLanguage();
	const { account, members } = words;
	const own = words.member;
	return (
		<>
			<Link
				to="/admin/membres"
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{members.title}
			</Link>
			<PageHead title={member.name}>
				{member.email}. {words.statuses[member.status]}. {own.since(formatDate(member.createdAt, locale))}.
			</PageHead>
			<div className="grid gap-4">
				{answer?.code === null && !answer.crewMissing && (
					<FormNotice>{answer.intent === "link" ? own.sent : account.saved}</FormNotice>
				)}
				{answer?.code && answer.intent !== "delete" && <AuthAlert code={answer.code} />}
				{isOwn ? (
					<Panel title={own.accessHeading} text={own.own}>
						<Link to="/admin/compte" className="button" data-look="light">
							{words.sections.account}
						</Link>
					</Panel>
				) : (
					<Controls
						failedDelete={answer?.intent === "delete" ? answer.code : null}
						crewMissing={answer?.crewMissing ?? false}
					/>
				)}
			</div>
		</>
	);
}

function Controls({ failedDelete, crewMissing }: { failedDelete: string | null; crewMissing: boolean }) {
	const { member, crews } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const own = words.member;
	return (
		<>
			<Panel title={own.roleHeading} text={`${words.members.about[member.role]} ${own.roleText}`}>
				<OfficeForm intent="role" submit={own.saveRole} look="light" keep={false}>
					<RoleFields
						role={crewMissing ? "crew" : member.role}
						crew={member.crew}
						crews={crews}
						crewMissing={crewMissing}
					/>
				</OfficeForm>
			</Panel>
			{member.status !== "disabled" && (
				<Panel title={own.linkHeading}>
					<OfficeForm
						intent="link"
						submit={member.status === "invited" ? own.sendInvitation : own.sendReset}
						look="light"
					/>
				</Panel>
			)}
			{member.secondFactor && (
				<Panel title={own.secondFactorHeading} text={own.secondFactorText}>
					<OfficeForm intent="second-factor" submit={own.clearSecondFactor} look="light" />
				</Panel>
			)}
			<Panel title={own.accessHeading} text={own.disableText}>
				{member.status === "disabled" ? (
					<OfficeForm intent="enable" submit={own.enable} look="light" />
				) : (
					<OfficeForm intent="disable" submit={own.disable} look="light" />
				)}
			</Panel>
			<Panel title={own.delete} text={own.deleteText}>
				<OfficeForm intent="delete" submit={own.delete} look="light">
					{failedDelete && <FormAlert>{words.account.deleteMissing}</FormAlert>}
					<label className="flex min-h-11 cursor-pointer items-center gap-3">
						<input type="checkbox" name="confirm" value="yes" className="size-6 accent-teal-700" />
						{own.deleteConfirm}
					</label>
				</OfficeForm>
			</Panel>
		</>
	);
}
