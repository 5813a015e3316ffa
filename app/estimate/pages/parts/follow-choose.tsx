import type { FollowedChoice } from "#app/model/estimate/followed-choice.ts";
import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PhoneButton } from "#app/ui/phone.tsx";
import { FollowWindows } from "./follow-windows.tsx";
import { useLatest } from "./use-latest.ts";

/** After the price is accepted: the windows to choose from, or what to do where none can be chosen. */
export function FollowChoose({
	choice,
	result,
	formKey,
}: {
	choice: FollowedChoice;
	/** The key of the notice about an earlier choice: the form starts anew with each. */
	result: string | undefined;
	formKey: string;
}) {
	const { heading, words, by } = choice;
	const answer = useFormAnswer<StepAnswer>();
	const latest = useLatest(result);
	const isTried = answer?.errors.window !== undefined || answer?.pressed === "choose" || result?.startsWith("taken.");
	const form = by.kind === "form" && (
		<FollowWindows
			key={latest}
			intent="choose"
			picker={by.picker}
			words={{ ...words, hint: by.hint, submit: by.submit }}
			mode={by.mode}
			formKey={formKey}
		/>
	);
	const title = (
		<h2 id="choose-heading" tabIndex={-1} className="text-h3">
			{heading}
		</h2>
	);
	return (
		<section aria-labelledby="choose-heading" className="print:hidden">
			{by.kind === "form" && by.isFolded ? (
				<details className="accordion" open={isTried || undefined}>
					<summary>
						{title}
						<Icon name="plus" size={22} />
					</summary>
					{form}
				</details>
			) : (
				<>
					{title}
					<div className="mt-5 rounded-lg bg-white p-5 shadow-1 md:p-8">
						{form}
						{by.kind === "message" && (
							<>
								<p className="text-note">{by.text}</p>
								<div className="mt-5 flex flex-wrap gap-3">
									<PhoneButton />
									<ButtonLink to="#add-heading" look="outline" size="small" icon="mail">
										{words.write}
									</ButtonLink>
								</div>
							</>
						)}
					</div>
				</>
			)}
		</section>
	);
}
