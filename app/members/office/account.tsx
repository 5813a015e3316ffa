import {
	type ActionFunctionArgs,
	Link,
	type LoaderFunctionArgs,
	redirect,
	redirectDocument,
	useActionData,
	useLoaderData,
} from "react-router";
import { recordAudit } from "#app/.server/journal/audit.ts";
import { readForm } from "#app/.server/read-form.ts";
import { servicesContext } from "#app/.server/services.ts";
import { refuse, refuseOutcome, requireRecent, takeCookies } from "#app/admin/.server/answers.ts";
import { requireMember } from "#app/admin/.server/require-member.ts";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { AuthAlert, FormNotice, NewPasswordField, OfficeForm, PageHead, Panel } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isLocale, localeLabels, locales } from "#app/locale/locales.ts";
import { isAuthCode } from "#app/model/members/auth-codes.ts";
import { isFederatedProvider } from "#app/model/members/identity.ts";
import { roles } from "#app/model/members/member.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { deleteMember } from "../.server/members.ts";

export const meta = officeMeta((words) => words.account.title);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { id, name, email, role, secondFactor, taskMail, answerMail } = requireMember(context, ...roles);
	const { identity } = context.get(servicesContext);
	const query = new URL(request.url).searchParams;
	const failed = query.get("erreur");
	return {
		name,
		email,
		role,
		secondFactor,
		taskMail,
		answerMail,
		recent: requireRecent(context),
		policy: await identity.passwordPolicy(),
		providers: identity.providers,
		elsewhere: identity.elsewhere !== null,
		linked: await identity.linkedProviders(id),
		failed: isAuthCode(failed) ? failed : null,
		saved: query.get("avis") === "saved",
	};
}

export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context, ...roles);
	const staff = context.get(staffContext);
	const services = context.get(servicesContext);
	const { identity } = services;
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	const text = (name: string) => String(form.get(name) ?? "");
	const saved = () => redirect("/admin/compte?avis=saved", 303);

	if (intent === "language") {
		const locale = form.get("locale");
		if (isLocale(locale)) await identity.update(member.id, { locale });
		return saved();
	}
	if (intent === "task-mail") {
		const chosen = (name: string) => form.get(name) === "yes";
		await identity.update(member.id, { taskMail: chosen("taskMail"), answerMail: chosen("answerMail") });
		return saved();
	}
	if (intent === "everywhere") {
		await identity.signOutEverywhere(member.id);
		await recordAudit(services, member, "signed-out-everywhere");
		takeCookies(context, await identity.signOut(staff.request));
		return redirectDocument("/admin/connexion?avis=out", 303);
	}
	if (!requireRecent(context)) return refuse("requires-recent-login", { intent });
	if (intent === "password") {
		const outcome = await identity.changePassword(text("password"), text("newPassword"), staff.request);
		if (!outcome.ok) return refuseOutcome(context, outcome, { intent });
		takeCookies(context, outcome);
		await recordAudit(services, member, "password-changed");
		return identity.elsewhere ? redirectDocument("/admin/connexion?avis=password", 303) : saved();
	}
	const provider = form.get("provider");
	if (intent === "unlink" && isFederatedProvider(provider)) {
		await identity.unlinkProvider(member.id, provider);
		await recordAudit(services, member, "provider-unlinked", { detail: provider });
		return saved();
	}
	if (intent === "delete") {
		if (text("confirm") !== "yes") return refuse("operation-not-allowed", { intent });
		const outcome = await deleteMember(member.id, member, services);
		if (!outcome.ok) return refuse(outcome.code, { intent });
		takeCookies(context, await identity.signOut(staff.request));
		return redirectDocument("/admin/connexion?avis=deleted", 303);
	}
	return saved();
}

type Answer = ReturnType<typeof useActionData<typeof action>>;

export default function Account() {
	const account = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { words } = useStaffLanguage();
	return (
		<>
			<PageHead title={words.account.title}>
				{account.name}, {account.email} ({words.roles[account.role]})
			</PageHead>
			<div className="grid gap-4">
				<AuthAlert code={answer ? null : account.failed} />
				{account.saved && !answer && <FormNotice>{words.account.saved}</FormNotice>}
				<LanguagePanel />
				{(account.role === "administrator" || account.role === "agent") && <TaskMailPanel />}
				{!account.recent && <RecentNotice />}
				<PasswordPanel answer={answer} />
				<SecondFactorPanel />
				{account.providers.length > 0 && <ProvidersPanel />}
				<Panel title={words.account.sessionsHeading} text={words.account.sessionsText}>
					<OfficeForm intent="everywhere" submit={words.account.everywhere} look="light" />
				</Panel>
				<DeletePanel answer={answer} />
			</div>
		</>
	);
}

function RecentNotice() {
	const { account } = useStaffLanguage().words;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md bg-cream-200 px-5 py-4">
			<p>{account.recent}</p>
			<Link to="/admin/connexion?encore&retour=/admin/compte" reloadDocument className="button" data-look="light">
				{account.signInAgain}
			</Link>
		</div>
	);
}

function LanguagePanel() {
	const { words, locale } = useStaffLanguage();
	return (
		<Panel title={words.account.languageHeading} text={words.account.languageText}>
			<OfficeForm intent="language" submit={words.account.save} look="light" keep={false}>
				<SelectField id="locale" name="locale" label={words.fields.language} defaultValue={locale} key={locale}>
					{locales.map((each) => (
						<option key={each} value={each}>
							{localeLabels[each]}
						</option>
					))}
				</SelectField>
			</OfficeForm>
		</Panel>
	);
}

function TaskMailPanel() {
	const mails = useLoaderData<typeof loader>();
	const { account } = useStaffLanguage().words;
	return (
		<Panel title={account.taskMailHeading} text={account.taskMailText}>
			<OfficeForm intent="task-mail" submit={account.save} look="light">
				{(["answerMail", "taskMail"] as const).map((name) => (
					<label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
						<input
							key={String(mails[name])}
							type="checkbox"
							name={name}
							value="yes"
							defaultChecked={mails[name]}
							className="size-6 accent-teal-700"
						/>
						{account[name]}
					</label>
				))}
			</OfficeForm>
		</Panel>
	);
}

function PasswordPanel({ answer }: { answer: Answer }) {
	const { policy, email, elsewhere } = useLoaderData<typeof loader>();
	const { account, fields, firebase } = useStaffLanguage().words;
	const code = answer?.intent === "password" ? answer.code : null;
	return (
		<Panel title={account.passwordHeading} text={elsewhere ? firebase.passwordText : account.passwordText}>
			<OfficeForm intent="password" submit={account.changePassword} look="light">
				<AuthAlert code={code} />
				<input type="text" name="email" value={email} autoComplete="username" readOnly hidden />
				{!elsewhere && (
					<TextField
						id="current-password"
						name="password"
						type="password"
						label={fields.currentPassword}
						autoComplete="current-password"
						required
					/>
				)}
				<NewPasswordField label={fields.newPassword} policy={policy} code={code} />
			</OfficeForm>
		</Panel>
	);
}

function SecondFactorPanel() {
	const { secondFactor, elsewhere } = useLoaderData<typeof loader>();
	const { account, firebase } = useStaffLanguage().words;
	if (elsewhere) return <Panel title={account.secondFactorHeading} text={firebase.secondFactorText} />;
	return (
		<Panel title={account.secondFactorHeading} text={secondFactor ? account.secondFactorOn : account.secondFactorOff}>
			<Link to="/admin/compte/second-facteur" className="button" data-look="light">
				{secondFactor ? account.secondFactorManage : account.secondFactorStart}
			</Link>
		</Panel>
	);
}

function ProvidersPanel() {
	const { providers, linked, elsewhere } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	return (
		<Panel title={words.account.providersHeading} text={words.account.providersText}>
			<ul className="grid gap-3">
				{providers.map((provider) => (
					<li key={provider} className="flex flex-wrap items-center justify-between gap-3">
						<span className="font-semibold">{words.providers[provider]}</span>
						{linked.includes(provider) ? (
							<OfficeForm intent="unlink" submit={words.account.unlink(words.providers[provider])} look="light">
								<input type="hidden" name="provider" value={provider} />
							</OfficeForm>
						) : (
							<a
								href={`/admin/connexion/${elsewhere ? "relier" : "avec"}/${provider}`}
								className="button"
								data-look="light"
							>
								{words.account.link(words.providers[provider])}
							</a>
						)}
					</li>
				))}
			</ul>
		</Panel>
	);
}

function DeletePanel({ answer }: { answer: Answer }) {
	const { account, authErrors } = useStaffLanguage().words;
	const failed = answer?.intent === "delete" ? answer.code : null;
	return (
		<Panel title={account.deleteHeading} text={account.deleteText}>
			<OfficeForm intent="delete" submit={account.deleteButton} look="light">
				{failed && (
					<p role="alert" className="font-semibold text-danger-dark text-small">
						{failed === "operation-not-allowed" ? account.deleteMissing : authErrors[failed]}
					</p>
				)}
				<label className="flex min-h-11 cursor-pointer items-center gap-3">
					<input type="checkbox" name="confirm" value="yes" className="size-6 accent-teal-700" />
					{account.deleteConfirm}
				</label>
			</OfficeForm>
		</Panel>
	);
}
