import page from "../../page.json";

export const metadata = { title: page.title };

export default function Layout({ children }) {
	return (
		<html lang={page.lang}>
			<head>
				{page.fonts.map((font) => (
					<link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
				))}
				<style dangerouslySetInnerHTML={{ __html: page.styles }} />
			</head>
			<body>{children}</body>
		</html>
	);
}
