import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { servicesContext } from "#app/.server/services.ts";
import { requireRecent } from "#app/admin/.server/answers.ts";
import { AuthAlert, PageHead } from "#app/admin/ui/form-parts.tsx";
import { officeMeta, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { isFederatedProvider } from "#app/model/members/identity.ts";
import { Button } from "#app/ui/button.tsx";
import { FailureAlert, NeedsScript, useScript, useSteps } from "./firebase/steps.tsx";

export const meta = officeMeta((words) => words.account.providersHeading);

/** A separate page, because only pages with the sign-in CSP may open the provider's popup. */
export function loader({ params, context }: LoaderFunctionArgs) {
	const recent = requireRecent(context);
	const { elsewhere, providers } = context.get(servicesContext).identity;
	const { provider } = params;
	if (!elsewhere || !isFederatedProvider(provider) || !providers.includes(provider)) throw data(null, { status: 404 });
	return { settings: elsewhere.settings, provider, recent };
}

export default function LinkAccount() {
	const { settings, provider, recent } = useLoaderData<typeof loader>();
	const { words } = useStaffLanguage();
	const ready = useScript(settings, { forget: false });
	const { busy, take, failure } = useSteps("/admin/compte?avis=saved");
	return (
		<>
			<PageHead title={words.account.providersHeading}>{words.account.providersText}</PageHead>
			<div className="office-panel grid gap-5">
				<NeedsScript />
				<AuthAlert code={recent ? null : "requires-recent-login"} />
				<FailureAlert failure={failure} />
				{recent && (
					<Button
						look="primary"
						busy={busy}
						disabled={!ready}
						onClick={() => void take(({ linkProvider }) => linkProvider(settings, provider))}
					>
						{words.account.link(words.providers[provider])}
					</Button>
				)}
				<a href="/admin/compte" className="inline-link inline-flex min-h-11 items-center font-semibold text-note">
					{words.setup.back}
				</a>
			</div>
		</>
	);
}
