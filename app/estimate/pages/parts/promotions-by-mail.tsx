import { Promotions } from "#app/leads/pages/promotions.tsx";
import type { PromotionsView } from "#app/model/privacy/promotions-view.ts";

/** The last part of the follow page: only for customers who agreed to promotions. */
export function PromotionsByMail({ view, formKey }: { view: PromotionsView | null; formKey: string }) {
	if (!view) return null;
	return (
		<section
			id="promotions"
			aria-labelledby="promotions-heading"
			className="mt-9 scroll-mt-8 border-line border-t pt-6"
		>
			<h2 id="promotions-heading" className="text-h4">
				{view.heading}
			</h2>
			<div className="mt-4">
				<Promotions view={view} formKey={formKey} />
			</div>
		</section>
	);
}
