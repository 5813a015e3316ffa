import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { staffContext } from "#app/admin/.server/staff-context.ts";
import { LanguageForm } from "#app/admin/ui/language-form.tsx";
import { OfficeError, officeErrorMeta } from "#app/admin/ui/office-error.tsx";
import { useCompanyName, useOfficeLocale } from "#app/admin/ui/office-locale.ts";
import { StaffLanguageProvider, useStaffLanguage } from "#app/admin/ui/staff-language.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { allowSignIn } from "../.server/office/firebase-hosts.ts";

export const meta = officeErrorMeta;

export const middleware = [allowSignIn];

export function loader({ context }: LoaderFunctionArgs) {
	return { locale: context.get(staffContext).locale };
}

export default function SignInLayout() {
	const { locale } = useLoaderData<typeof loader>();
	return (
		<StaffLanguageProvider locale={locale}>
			<SignInCard>
				<Outlet />
			</SignInCard>
		</StaffLanguageProvider>
	);
}

export function ErrorBoundary({ error }: { error: unknown }) {
	return (
		<StaffLanguageProvider locale={useOfficeLocale()}>
			<SignInCard>
				<OfficeError error={error} />
			</SignInCard>
		</StaffLanguageProvider>
	);
}

function SignInCard({ children }: { children: ReactNode }) {
	const { words } = useStaffLanguage();
	return (
		<div className="office grid min-h-dvh grid-rows-[auto_1fr_auto] px-5 pt-6 max-md:-mb-[calc(5.5rem+env(safe-area-inset-bottom))]">
			<header className="mx-auto flex w-full max-w-md items-center justify-between gap-4">
				<a href="/" title={words.site}>
					<Mark name={useCompanyName()} />
				</a>
				<LanguageForm />
			</header>
			<main id="main" className="mx-auto w-full max-w-md self-center py-8">
				{children}
			</main>
			<footer className="pb-6 text-center text-ink-600 text-small">{words.space}</footer>
		</div>
	);
}
