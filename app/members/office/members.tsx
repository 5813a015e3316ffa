import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse } from "#app/admin/.server/answers.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { AuthAlert, FormNotice, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { OfficeIcon } from "#app/admin/ui/office-icon.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isLocale, localeLabels, locales } from "#app/locale/locales.ts";
import { roles } from "#app/model/members/member.ts";
import { Badge } from "#app/ui/badge.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { inviteMember } from "../.server/members.ts";
import { crewChoices, readRole } from "../.server/office/crew-choice.ts";
import { RoleFields } from "./role-fields.tsx";

export const meta = officeMeta((words) => words.members.title);

export async function loader({ context }: LoaderFunctionArgs) {
	const own = requireMember(context, "administrator");
	const members = await context.get(servicesContext).identity.members();
	return { own: own.id, members, crews: await crewChoices(context) };
}

const noCrew = { role: "crew", crew: null } as const;

export async function action({ request, context }: ActionFunctionArgs) {
	const actor = requireMember(context, "administrator");
	const form = await readForm(request);
	const [name, email] = [String(form.get("name") ?? "").trim(), String(form.get("email") ?? "")];
	const locale = form.get("locale");
	const chosen = await readRole(context, form, "agent");
	const typed = { name, email, ...(chosen ?? noCrew), locale: isLocale(locale) ? locale : "fr" } as const;
	const wrong = { missing: name === "" || name.length > 80, crewMissing: chosen === null };
	if (wrong.missing || wrong.crewMissing) return data({ ...typed, ...wrong, code: null }, { status: 422 });
	const outcome = await inviteMember(typed, actor, context.get(servicesContext));
	if (!outcome.ok) return refuse(outcome.code, { ...typed, ...wrong });
	return { ...typed, ...wrong, code: null, invited: true };
}

export default function Members() {
	const { own, members, crews } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	return (
		<>
			<PageHead title={words.members.title}>{words.members.lead}</PageHead>
			<div className="grid gap-4">
				<ul className="overflow-hidden rounded-md bg-white shadow-[inset_0_0_0_1px_var(--color-line)]">
					{members.map(({ id, name, email, role, crew, status, secondFactor }) => (
						<li key={id} className="border-line not-first:border-t">
							<Link to={`/admin/membres/${id}`} className="flex items-center gap-4 px-5 py-3.5 hover:bg-mint-100">
								<span className="grid min-w-0 grow gap-0.5">
									<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
										<strong className="break-words font-semibold text-spruce">{name}</strong>
										{id === own && <span className="text-ink-600 text-small">({words.members.you})</span>}
										{status !== "active" && (
											<Badge tone={status === "invited" ? "calm" : "quiet"}>{words.statuses[status]}</Badge>
										)}
									</span>
									<span className="truncate text-ink-600 text-small">{email}</span>
									<span className="text-ink-600 text-small">
										{words.roles[role]}
										{role === "crew" && ` (${crews.find((each) => each.id === crew)?.name ?? "?"})`}
										{status === "active" &&
											`, ${(secondFactor ? words.members.secondFactor : words.members.noSecondFactor).toLowerCase()}`}
									</span>
								</span>
								<span className="text-teal-700">
									<OfficeIcon name="next" />
								</span>
							</Link>
						</li>
					))}
				</ul>
				<InvitePanel />
			</div>
		</>
	);
}

function InvitePanel() {
	const { crews } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	const { members, fields } = words;
	const invited = answer && "invited" in answer;
	const typed = invited ? undefined : answer;
	return (
		<Panel title={members.inviteHeading} text={members.inviteText}>
			<OfficeForm key={invited ? answer.email : ""} isUnsaved={typed !== undefined} submit={members.invite}>
				{invited && <FormNotice>{members.invited(answer.name)}</FormNotice>}
				<AuthAlert code={typed?.code} />
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField
						id="name"
						name="name"
						label={fields.name}
						defaultValue={typed?.name}
						error={typed?.missing ? members.nameMissing : undefined}
						autoComplete="off"
						maxLength={80}
						required
					/>
					<TextField
						id="email"
						name="email"
						type="email"
						label={fields.email}
						defaultValue={typed?.email}
						autoComplete="off"
						required
					/>
					<RoleFields
						role={typed?.role ?? "agent"}
						crew={typed?.crew ?? null}
						crews={crews}
						crewMissing={typed?.crewMissing ?? false}
					/>
					<SelectField id="locale" name="locale" label={fields.language} defaultValue={typed?.locale ?? "fr"}>
						{locales.map((locale) => (
							<option key={locale} value={locale}>
								{localeLabels[locale]}
							</option>
						))}
					</SelectField>
				</div>
				<dl className="grid gap-1 text-ink-600 text-small">
					{roles.map((role) => (
						<div key={role} className="flex flex-wrap gap-x-2">
							<dt className="font-semibold text-spruce">{words.roles[role]}</dt>
							<dd>{members.about[role]}</dd>
						</div>
					))}
				</dl>
			</OfficeForm>
		</Panel>
	);
}
