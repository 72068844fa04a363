import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Storybook is built without the product's proxies and build options: components need neither. */
export default defineConfig({ plugins: [react(), tailwindcss()], build: { chunkSizeWarningLimit: 4_000, reportCompressedSize: false } })
