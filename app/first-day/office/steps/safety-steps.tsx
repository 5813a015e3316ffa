import { useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import type { Steps } from "#app/model/first-day/steps.ts";
import { ApproveForm, GoLink, Since, StepCard } from "./step-card.tsx";

export function SecondFactorCard({ step }: { step: Steps["secondFactor"] }) {
	const { secondFactor } = useStaffLanguage().words.firstDay;
	return (
		<StepCard
			name="secondFactor"
			state={step.state}
			go={<GoLink to="/admin/compte/second-facteur">{secondFactor.edit}</GoLink>}
		>
			<SecondFactorText step={step} />
		</StepCard>
	);
}

export function SecondFactorText({ step }: { step: Steps["secondFactor"] }) {
	const { secondFactor } = useStaffLanguage().words.firstDay;
	const { without, administrators } = step;
	return <p>{without.length > 0 ? secondFactor.without(without.join(", ")) : secondFactor.all(administrators)}</p>;
}

export function BackupCard({ step }: { step: Steps["backup"] }) {
	const { backup } = useStaffLanguage().words.firstDay;
	return (
		<StepCard name="backup" state={step.state} go={<GoLink to="/admin/sante">{backup.edit}</GoLink>}>
			<BackupText step={step} />
			{step.hosted && !step.approved && (
				<div className="mt-3.5">
					<ApproveForm thing="backup" seen={step.fingerprint} submit={backup.approve} />
				</div>
			)}
		</StepCard>
	);
}

export function BackupText({ step }: { step: Steps["backup"] }) {
	const { backup } = useStaffLanguage().words.firstDay;
	const { hosted, last, approved } = step;
	if (hosted) {
		return <p>{approved ? <Since words={backup.approved(approved.by)} at={approved.at} /> : backup.hosted(hosted)}</p>;
	}
	const problem = step.hasFailed ? backup.failed : last === null ? backup.none : step.isOld ? backup.old : null;
	return (
		<>
			{problem && <p>{problem}</p>}
			{last && (
				<p>
					<Since words={backup.last} at={last} /> {!step.hasFolder && backup.sameDisk}
				</p>
			)}
		</>
	);
}
