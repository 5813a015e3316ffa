import type { FollowedStep } from "#app/model/estimate/followed-appointment.ts";
import type { FollowedLead } from "#app/model/estimate/step-content.ts";
import type { FollowWords } from "#app/model/estimate/words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";

/** Where the lead stands, what happens next, and the steps from the lead to the finished work. */
export function FollowStanding({ words, lead }: { words: FollowWords; lead: FollowedLead }) {
	const { status, outOfArea, urgent, standing, steps } = lead;
	return (
		<div className="mt-6 grid gap-5 print:hidden">
			<section aria-labelledby="status-heading" className="rounded-lg bg-white p-6 shadow-1 md:p-8">
				<h2 id="status-heading" className="font-normal font-text text-ink-600 text-note tracking-normal">
					{words.status.label}
				</h2>
				<p className="mt-1 font-bold font-display text-[1.75rem] text-spruce leading-tight">{standing.title}</p>
				<p className="mt-2">{standing.text}</p>
				<ol aria-label={steps.heading} className="mt-6 grid gap-y-3 border-line border-t pt-6 md:grid-cols-4">
					{steps.list.map((step, index) => (
						<Step key={step.name} step={step} number={index + 1} isLast={index === steps.list.length - 1} />
					))}
				</ol>
			</section>
			{urgent && (
				<Notice tone="warning" title={words.urgent.title}>
					{words.urgent.text}
					<PhoneButton look="dark" className="mt-4 max-sm:w-full" />
				</Notice>
			)}
			{outOfArea && (status === "new" || status === "contacted") && (
				<Notice title={words.outside.title}>{words.outside.text}</Notice>
			)}
		</div>
	);
}

/** A check or a number, and bold labels: the state shows without colours too. */
const looks = {
	done: { mark: "bg-teal-700 text-white", line: "border-teal", label: "font-bold text-spruce" },
	current: { mark: "bg-mint text-spruce", line: "border-cream-200", label: "font-bold text-spruce" },
	ahead: {
		mark: "text-ink-600 shadow-[inset_0_0_0_1.5px_var(--color-edge)]",
		line: "border-cream-200",
		label: "text-ink-600",
	},
};

function Step({ step, number, isLast }: { step: FollowedStep; number: number; isLast: boolean }) {
	const { state, label, detail, spoken, target } = step;
	const look = looks[state];
	return (
		<li aria-current={state === "current" ? "step" : undefined} className="flex items-center gap-3 lg:block">
			<span aria-hidden="true" className="flex items-center">
				<span
					className={`grid size-9 shrink-0 place-items-center rounded-pill font-bold font-display text-note ${look.mark}`}
				>
					{state === "done" ? <Icon name="check" size={18} /> : number}
				</span>
				{!isLast && <span className={`hidden grow border-t-4 lg:block ${look.line}`} />}
			</span>
			<span className="wrap-anywhere min-w-0 lg:block">
				<span className={`block font-display leading-tight mt-1 ${look.label}`}>
					{target ? (
						<a href={`#${target}`} className="inline-link">
							{label}
						</a>
					) : (
						label
					)}
					<span className="sr-only"> ({spoken})</span>
				</span>
				<span className="block text-ink-600 text-small">{detail}</span>
			</span>
		</li>
	);
}
