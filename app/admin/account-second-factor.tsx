import {
	type ActionFunctionArgs,
	data,
	Link,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { readForm } from "../.server/read-form.ts";
import { servicesContext } from "../.server/services.ts";
import { recordAudit } from "../staff/audit.ts";
import { TextField } from "../ui/field.tsx";
import { refuse, requireRecent, takeCookies } from "./.server/answers.ts";
import { requireMember } from "./.server/require-member.ts";
import { staffContext } from "./.server/staff-context.ts";
import { AuthAlert, FormAlert, FormNotice, OfficeForm, PageHead, Panel } from "./ui/form-parts.tsx";
import { OfficeIcon } from "./ui/office-icon.tsx";
import { QrCode } from "./ui/qr-code.tsx";
import { officeMeta, useStaffLanguage } from "./ui/staff-language.tsx";

export const meta = officeMeta((words) => words.setup.title);

interface Setup {
	uri: string;
	secret: string;
}

const nothing: { setup: Setup | null; recoveryCodes: readonly string[]; confirming: boolean } = {
	setup: null,
	recoveryCodes: [],
	confirming: false,
};

export function loader({ context }: LoaderFunctionArgs) {
	const { secondFactor } = requireMember(context);
	const elsewhere = context.get(servicesContext).identity.elsewhere !== null;
	return { on: secondFactor, recent: requireRecent(context), elsewhere };
}

/** The secret and the codes are in this one answer, and nowhere else. */
export async function action({ request, context }: ActionFunctionArgs) {
	const member = requireMember(context);
	const services = context.get(servicesContext);
	const { identity } = services;
	const asked = context.get(staffContext).request;
	const form = await readForm(request);
	const intent = String(form.get("intent") ?? "");
	const password = String(form.get("password") ?? "");
	if (!requireRecent(context)) return refuse("requires-recent-login", { ...nothing, intent });

	if (intent === "confirm") {
		const outcome = await identity.confirmSecondFactor(String(form.get("code") ?? "").slice(0, 20), asked);
		if (!outcome.ok) return refuse(outcome.code, { ...nothing, intent, confirming: true });
		takeCookies(context, outcome);
		await recordAudit(services, member, "second-factor-on");
		return redirect("/admin/compte?avis=saved", 303);
	}
	if (intent === "stop") {
		const outcome = await identity.stopSecondFactor(password, asked);
		if (!outcome.ok) return refuse(outcome.code, { ...nothing, intent });
		takeCookies(context, outcome);
		await recordAudit(services, member, "second-factor-off");
		return redirect("/admin/compte?avis=saved", 303);
	}
	if (intent === "renew") {
		const outcome = await identity.renewRecoveryCodes(password, asked);
		if (!outcome.ok) return refuse(outcome.code, { ...nothing, intent });
		await recordAudit(services, member, "recovery-codes-renewed");
		return data({ ...nothing, intent, code: null, recoveryCodes: outcome.recoveryCodes });
	}
	const outcome = await identity.startSecondFactor(password, asked);
	if (!outcome.ok) return refuse(outcome.code, { ...nothing, intent });
	takeCookies(context, outcome);
	const { uri, secret, recoveryCodes } = outcome;
	return data({ intent, code: null, setup: { uri, secret }, recoveryCodes, confirming: true });
}

type Answer = ReturnType<typeof useActionData<typeof action>>;

export default function AccountSecondFactor() {
	const { on, elsewhere } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { setup, firebase } = useStaffLanguage().words;
	return (
		<>
			<Link
				to="/admin/compte"
				className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-note text-teal-700"
			>
				<OfficeIcon name="back" />
				{setup.back}
			</Link>
			<PageHead title={setup.title} />
			<div className="grid gap-4">
				{elsewhere ? (
					<Panel title={setup.title} text={firebase.secondFactorText} />
				) : on ? (
					<Manage answer={answer} />
				) : (
					<Start answer={answer} />
				)}
			</div>
		</>
	);
}

function Start({ answer }: { answer: Answer }) {
	const { setup, fields } = useStaffLanguage().words;
	if (!answer?.confirming) {
		return (
			<Panel title={setup.title} text={setup.startText}>
				<OfficeForm intent="start" submit={setup.start}>
					<AuthAlert code={answer?.code} />
					<PasswordField id="start-password" />
				</OfficeForm>
			</Panel>
		);
	}
	return (
		<>
			{answer.setup && (
				<Panel title={setup.scanHeading} text={setup.scanText}>
					<div className="grid items-center gap-5 sm:grid-cols-[13rem_1fr]">
						<QrCode text={answer.setup.uri} label={setup.qrLabel} />
						<p>
							<span className="block text-ink-600 text-small">{setup.key}</span>
							<code data-key className="font-semibold">
								{answer.setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}
							</code>
						</p>
					</div>
				</Panel>
			)}
			{answer.recoveryCodes.length > 0 && (
				<Panel title={setup.codesHeading} text={setup.codesText}>
					<Codes codes={answer.recoveryCodes} />
				</Panel>
			)}
			<Panel title={setup.confirmHeading}>
				<OfficeForm intent="confirm" submit={setup.confirm}>
					{answer.code === "invalid-credential" ? (
						<FormAlert>{setup.wrong}</FormAlert>
					) : (
						<AuthAlert code={answer.code} />
					)}
					<TextField
						id="code"
						name="code"
						label={fields.code}
						inputMode="numeric"
						autoComplete="one-time-code"
						maxLength={7}
						required
					/>
				</OfficeForm>
			</Panel>
		</>
	);
}

function Manage({ answer }: { answer: Answer }) {
	const { setup } = useStaffLanguage().words;
	return (
		<>
			<FormNotice>{setup.onText}</FormNotice>
			<Panel title={setup.renewHeading} text={answer?.recoveryCodes.length ? setup.codesText : setup.renewText}>
				{answer?.recoveryCodes.length ? (
					<Codes codes={answer.recoveryCodes} />
				) : (
					<OfficeForm intent="renew" submit={setup.renew} look="light">
						{answer?.intent === "renew" && <AuthAlert code={answer.code} />}
						<PasswordField id="renew-password" />
					</OfficeForm>
				)}
			</Panel>
			<Panel title={setup.stopHeading} text={setup.stopText}>
				<OfficeForm intent="stop" submit={setup.stop} look="light">
					{answer?.intent === "stop" && <AuthAlert code={answer.code} />}
					<PasswordField id="stop-password" />
				</OfficeForm>
			</Panel>
		</>
	);
}

function PasswordField({ id }: { id: string }) {
	const { fields } = useStaffLanguage().words;
	return (
		<TextField
			id={id}
			name="password"
			type="password"
			label={fields.currentPassword}
			autoComplete="current-password"
			required
		/>
	);
}

function Codes({ codes }: { codes: readonly string[] }) {
	return (
		<ul className="tabular grid grid-cols-2 gap-x-6 gap-y-2 font-semibold">
			{codes.map((code) => (
				<li key={code}>
					<code>{code}</code>
				</li>
			))}
		</ul>
	);
}
