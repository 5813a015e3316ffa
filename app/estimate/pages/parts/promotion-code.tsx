import type { StepAnswer } from "#app/model/estimate/step-answer.ts";
import type { PanelWords } from "#app/model/estimate/words.ts";
import { useFormAnswer } from "#app/runtime/page.ts";
import { FormRefusal } from "#app/ui/form-refusal.tsx";
import { formId } from "./step-form.ts";

/** Belongs to the step's form, though it is placed beside it. With JavaScript the code takes effect as it is typed. */
export function PromotionCode({ words, code }: { words: PanelWords["code"]; code: string | null }) {
	const typed = useFormAnswer<StepAnswer>()?.values.code ?? code ?? "";
	return (
		<details className="mt-4 text-note" open={typed !== "" || undefined}>
			<summary className="text-link min-h-11 cursor-pointer">{words.label}</summary>
			<div className="mt-2 flex gap-2">
				<input
					form={formId}
					name="code"
					aria-label={words.label}
					defaultValue={typed}
					maxLength={30}
					autoComplete="off"
					autoCapitalize="characters"
					className="field min-w-0 flex-1 uppercase"
				/>
				<button
					type="submit"
					form={formId}
					name="intent"
					value="code"
					className="button no-script"
					data-look="outline"
					data-size="small"
				>
					{words.apply}
				</button>
			</div>
			<FormRefusal place="code" className="mt-3" />
		</details>
	);
}
