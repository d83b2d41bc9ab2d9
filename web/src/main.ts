import { mount } from 'svelte';

import App from './App.svelte';
import { preferences } from './preferences.svelte';
import { showPreferences } from './preferences';
import './style/font.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';

showPreferences(document.documentElement, preferences);

const target = document.getElementById('app');
if (target) mount(App, { target });
