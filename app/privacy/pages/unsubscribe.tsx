import { loader as loadPage } from "../../.server/pages/page-loader.ts";
import { Promotions } from "../../leads/pages/promotions.tsx";
import type { UnsubscribeContent } from "../../model/privacy/promotions-view.ts";
import { useContent } from "../../runtime/page.ts";
import { receiveUnsubscribe } from "../.server/unsubscribe.ts";

export const loader = loadPage;
export const action = receiveUnsubscribe;
export { clientLoader } from "../../runtime/client-loader.ts";
export { clientAction, shouldRevalidate } from "../../runtime/send-form.ts";

/** Withdraws consent to promotions from a link in a mail, without signing in. */
export default function Unsubscribe() {
	const { promotions } = useContent<UnsubscribeContent>();
	return (
		<section className="page-width max-w-2xl pt-8 pb-section">
			<h1>{promotions.heading}</h1>
			<div className="mt-8 rounded-lg bg-white p-6 md:p-8">
				<Promotions view={promotions} />
			</div>
		</section>
	);
}
