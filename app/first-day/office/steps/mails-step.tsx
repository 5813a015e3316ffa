import { OfficeForm } from "#app/admin/ui/form-parts.tsx";
import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Steps } from "#app/model/first-day/steps.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { TextField } from "#app/ui/field.tsx";
import type { FirstDayAnswer } from "../../.server/handle-first-day.ts";
import { Since, StepCard } from "./step-card.tsx";

type MailsStep = Steps["mails"];

export function MailsCard({ step, answer }: { step: MailsStep; answer: FirstDayAnswer | undefined }) {
	const { mails } = useStaffLanguage().words.firstDay;
	return (
		<StepCard name="mails" state={step.state}>
			<MailsText step={step} />
			{step.host !== null && (
				<OfficeForm
					intent="send-test"
					keep={false}
					submit={step.test || step.confirmed ? mails.sendAgain : mails.send}
					look={step.state === "broken" || step.state === "open" ? "primary" : "light"}
					className="mt-3.5"
				/>
			)}
			{step.test?.takesCode && <CodeForm answer={answer} />}
		</StepCard>
	);
}

export function MailsText({ step }: { step: MailsStep }) {
	const { mails } = useStaffLanguage().words.firstDay;
	const { host, test, confirmed } = step;
	if (host === null) {
		return (
			<p className="first-day-error">
				<strong>{mails.noServer}</strong> {mails.noServerRemedy}
			</p>
		);
	}
	if (confirmed && !test?.problem) {
		return (
			<p>
				<Since words={mails.arrived(confirmed.by, host)} at={confirmed.at} />
			</p>
		);
	}
	return (
		<>
			{step.isOutdated && <p>{mails.outdated}</p>}
			{test ? <TestText test={test} host={host} /> : <p>{mails.untested(host, step.sender)}</p>}
		</>
	);
}

function TestText({ test, host }: { test: NonNullable<MailsStep["test"]>; host: string }) {
	const { mails } = useStaffLanguage().words.firstDay;
	if (!test.problem) {
		return (
			<p>
				<Since words={mails.sent(test.by)} at={test.at} /> {test.takesCode ? mails.notArrived : mails.over}
			</p>
		);
	}
	const [problem, remedy] = mails.problems[test.problem](host);
	return (
		<>
			<p>
				<Since words={mails.failed(test.by)} at={test.at} />
			</p>
			<p className="first-day-error">
				<strong>{problem}</strong> {remedy}
			</p>
			{test.line && (
				<p className="first-day-line">
					{mails.line} <code>{test.line}</code>
				</p>
			)}
		</>
	);
}

function CodeForm({ answer }: { answer: FirstDayAnswer | undefined }) {
	const { mails } = useStaffLanguage().words.firstDay;
	const wrong = answer?.kind === "wrong-code" ? answer : null;
	const input = useAnswerFocus<HTMLInputElement>(wrong);
	return (
		<OfficeForm
			intent="confirm-test"
			keep={false}
			submit={mails.confirm}
			look="light"
			className="first-day-code mt-3.5"
		>
			<TextField
				ref={input}
				name="code"
				label={mails.code}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={8}
				defaultValue={wrong?.typed ?? ""}
				autoFocus={wrong !== null}
				{...(wrong && { error: wrong.left === null ? mails.wrongShape : mails.wrong(wrong.left) })}
			/>
		</OfficeForm>
	);
}
